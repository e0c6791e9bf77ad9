import { oldestUrssafDay } from '../dossier/document-checks'
import type { DocumentKind } from '../dossier/document-kind'
import { sirenOf } from '../place/siret'
import { distance, sameFirm, samePerson, standsIn } from './names'
import type { PaperKind } from './paper-kind'
import type { FieldName, PaperReading, ReadField } from './read-paper'
import { type Reason, sentenceOf } from './verdict-sentences'

export const CHECKS = [
  'kind',
  'issue-date',
  'siren',
  'iban',
  'holder',
  'name',
  'expiry',
  'registry',
  'quality',
  'code-2d',
  'mrz',
] as const
export type Check = (typeof CHECKS)[number]

export const OUTCOMES = ['passed', 'failed', 'inconclusive'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Verdict {
  check: Check
  outcome: Outcome
  /** For the holder and the administration: never a value that was read. */
  sentence: string
}

/** What the papers of one dossier are held against. */
export interface JudgedDossier {
  siret: string
  company_name: string
  /** The day of handing in, or today as long as it is not handed in: `2026-05-31`, Paris time. */
  day: string
  /** What the public registry last said of the SIRET; null when it was not asked, or was silent. */
  registry: 'open' | 'closed' | null
}

export type ReadPieces = ReadonlyMap<DocumentKind, PaperReading>

/** What each slot takes; the other pieces of a registry do for a Kbis (specification A5). */
const FITTING: Record<DocumentKind, readonly PaperKind[]> = {
  identity_recto: ['identity_recto'],
  identity_verso: ['identity_verso'],
  passport: ['passport'],
  urssaf: ['urssaf'],
  rib: ['rib'],
  kbis: ['kbis', 'sirene', 'rne'],
}

/** The verdicts on one piece, held against the dossier and its other pieces; empty when nothing can be said. */
export function judge(slot: DocumentKind, dossier: JudgedDossier, pieces: ReadPieces): Verdict[] {
  const paper = pieces.get(slot)
  if (!paper) return []
  if (paper.kind === null) return [verdict('quality', 'inconclusive', 'illegible')]
  const fits = FITTING[slot].includes(paper.kind)
  const kind = fits
    ? verdict('kind', 'passed', 'right-kind')
    : verdict('kind', 'failed', paper.kind === 'other' ? 'unknown-kind' : `is-${paper.kind}`)
  return fits ? [kind, ...judgeFields(slot, paper, dossier, pieces), ...judgeCode(paper)] : [kind]
}

function judgeFields(
  slot: DocumentKind,
  paper: PaperReading,
  dossier: JudgedDossier,
  pieces: ReadPieces,
): Verdict[] {
  switch (slot) {
    case 'urssaf':
      return [judgeIssueDate(paper, dossier.day), judgeSiren(paper, dossier)]
    case 'kbis':
      return [judgeSiren(paper, dossier), ...judgeRegistry(paper, dossier)]
    case 'rib':
      return [judgeIban(paper), judgeHolder(paper, dossier, pieces)]
    case 'passport':
    case 'identity_recto':
    case 'identity_verso':
      return judgeIdentity(slot, paper, dossier, pieces)
  }
}

/** specification A5: under three months on the day of handing in, and not in the future. */
function judgeIssueDate(paper: PaperReading, day: string): Verdict {
  const issued = readOf(paper, 'issued_on')
  if (!issued) return verdict('issue-date', 'inconclusive', 'no-date')
  if (issued > day) return verdict('issue-date', 'failed', 'future-date')
  return issued >= oldestUrssafDay(day)
    ? verdict('issue-date', 'passed', 'recent')
    : verdict('issue-date', 'failed', 'too-old')
}

function judgeSiren(paper: PaperReading, { siret }: JudgedDossier): Verdict {
  const declared = sirenOf(siret)
  const read = readOf(paper, 'siren')
  if (!declared) return verdict('siren', 'inconclusive', 'declared-siret-doubtful')
  if (!read) return verdict('siren', 'inconclusive', 'no-siren')
  return read === declared
    ? verdict('siren', 'passed', 'same-siren')
    : verdict('siren', 'failed', 'other-siren')
}

function judgeRegistry(paper: PaperReading, { registry }: JudgedDossier): Verdict[] {
  if (readOf(paper, 'closed') || registry === 'closed') return [verdict('registry', 'failed', 'closed')]
  return registry === 'open' ? [verdict('registry', 'passed', 'open')] : []
}

function judgeIban(paper: PaperReading): Verdict {
  return readOf(paper, 'iban')
    ? verdict('iban', 'passed', 'valid-iban')
    : verdict('iban', 'inconclusive', 'no-iban')
}

/** Recognition misreads names: only one that is sure, and far from all that are expected, is another's. */
const SURE = 75
const FAR = 0.55

function judgeHolder(paper: PaperReading, dossier: JudgedDossier, pieces: ReadPieces): Verdict {
  const holder = fieldOf(paper, 'holder')
  if (!holder) return verdict('holder', 'inconclusive', 'no-holder')
  const firms = firmNames(dossier, pieces)
  const people = personNames(dossier, pieces)
  if (firms.some(name => sameFirm(name, holder.value) || standsIn(name, holder.value)))
    return verdict('holder', 'passed', 'firm-holds')
  if (people.some(name => samePerson(name, holder.value))) return verdict('holder', 'passed', 'manager-holds')
  const far = [...firms, ...people].every(
    name => distance(name, holder.value) > FAR && !shareWord(name, holder.value),
  )
  return far && holder.confidence >= SURE
    ? verdict('holder', 'failed', 'other-holder')
    : verdict('holder', 'inconclusive', 'holder-unsure')
}

/** The firm's names count only from a registry extract that is the declared firm's own. */
function firmNames({ company_name, siret }: JudgedDossier, pieces: ReadPieces): string[] {
  const extract = ownExtract(siret, pieces)
  const read = extract && readOf(extract, 'company_name')
  return [company_name, ...(read ? [read] : [])]
}

function personNames({ siret }: JudgedDossier, pieces: ReadPieces): string[] {
  const extract = ownExtract(siret, pieces)
  return extract ? valuesOf(extract, 'managers') : []
}

function ownExtract(siret: string, pieces: ReadPieces): PaperReading | null {
  const extract = pieces.get('kbis')
  const declared = sirenOf(siret)
  return extract && declared && readOf(extract, 'siren') === declared ? extract : null
}

function judgeIdentity(
  slot: DocumentKind,
  paper: PaperReading,
  dossier: JudgedDossier,
  pieces: ReadPieces,
): Verdict[] {
  const verdicts: Verdict[] = []
  const mrz = readOf(paper, 'mrz')
  if (mrz)
    verdicts.push(
      verdict(
        'mrz',
        mrz === 'valid' ? 'passed' : 'inconclusive',
        mrz === 'valid' ? 'zone-valid' : 'zone-partial',
      ),
    )
  if (slot !== 'identity_verso') verdicts.push(judgeName(paper, dossier, pieces))
  const expiry = readOf(paper, 'expires_on')
  if (expiry)
    verdicts.push(
      expiry >= dossier.day
        ? verdict('expiry', 'passed', 'still-valid')
        : verdict('expiry', 'inconclusive', 'expired'),
    )
  return verdicts
}

function judgeName(paper: PaperReading, dossier: JudgedDossier, pieces: ReadPieces): Verdict {
  const last = fieldOf(paper, 'last_name')
  const first = readOf(paper, 'first_name')
  const managers = [...personNames(dossier, pieces)]
  if (!last || !first) return verdict('name', 'inconclusive', 'no-name')
  if (managers.length === 0) {
    // A sole trader's firm bears its owner's name.
    return samePerson(`${last.value} ${first}`, dossier.company_name)
      ? verdict('name', 'passed', 'is-manager')
      : verdict('name', 'inconclusive', 'no-manager')
  }
  const name = `${last.value} ${first}`
  if (managers.some(manager => samePerson(name, manager))) return verdict('name', 'passed', 'is-manager')
  const far = managers.every(manager => !shareWord(name, manager))
  return far && last.confidence >= SURE && readOf(paper, 'mrz') === 'valid'
    ? verdict('name', 'failed', 'other-person')
    : verdict('name', 'inconclusive', 'name-unsure')
}

const judgeCode = (paper: PaperReading): Verdict[] =>
  readOf(paper, 'code_2d') ? [verdict('code-2d', 'inconclusive', 'code-unverified')] : []

/** Whether a word of four letters or more stands in both names, one misread letter allowed. */
function shareWord(one: string, two: string): boolean {
  const words = (name: string) => name.split(/[\s'’-]+/).filter(word => word.length >= 4)
  return words(one).some(word => words(two).some(other => distance(word, other) <= 0.3))
}

const fieldOf = (paper: PaperReading, name: FieldName): ReadField | null =>
  paper.fields.find(field => field.name === name && field.value !== '') ?? null

const readOf = (paper: PaperReading, name: FieldName): string | null => fieldOf(paper, name)?.value ?? null

const valuesOf = (paper: PaperReading, name: FieldName): string[] =>
  paper.fields.filter(field => field.name === name && field.value !== '').map(({ value }) => value)

const verdict = (check: Check, outcome: Outcome, reason: Reason): Verdict => ({
  check,
  outcome,
  sentence: sentenceOf(reason),
})
