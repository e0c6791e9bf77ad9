import { oldestUrssafDay } from '../dossier/pieces/document-checks'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import { sirenOf } from '../place/siret'
import { judgeHolder, judgeIdentity } from './judge-person'
import type { PaperKind } from './paper-kind'
import type { PaperReading } from './read-paper'
import { type JudgedDossier, type ReadPieces, readOf } from './read-pieces'
import { type Verdict, verdict } from './verdict'

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
export function judgePiece(slot: DocumentKind, dossier: JudgedDossier, pieces: ReadPieces): Verdict[] {
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

const judgeCode = (paper: PaperReading): Verdict[] =>
  readOf(paper, 'code_2d') ? [verdict('code-2d', 'inconclusive', 'code-unverified')] : []
