import type { DocumentKind } from '../dossier/pieces/document-kind'
import { sirenOf } from '../place/siret'
import { distance, sameFirm, samePerson, standsIn } from './names'
import type { PaperReading } from './read-paper'
import { fieldOf, type JudgedDossier, type ReadPieces, readOf, shareWord, valuesOf } from './read-pieces'
import { type Verdict, verdict } from './verdict'

/** Recognition misreads names: only one that is sure, and far from all that are expected, is another's. */
const SURE = 75

const FAR = 0.55

/**
 * Whether a bank account is the firm's or a manager's. It fails only on a name that was read surely
 * and is far from all of them.
 */
export function judgeHolder(paper: PaperReading, dossier: JudgedDossier, pieces: ReadPieces): Verdict {
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

/**
 * What an identity paper says: its machine-readable zone, whether it is a manager's, its expiry. An expired one is
 * left to the team, for some cards were prolonged by five years.
 */
export function judgeIdentity(
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
