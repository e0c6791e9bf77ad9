import { DOCUMENT_CHECKS, type DocumentCheck } from '../dossier/pieces/document-checks'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { ReadingState } from './reading-state'
import { CHECKS, type Check, type Verdict } from './verdict'

/** Which line of its check list each verdict on a piece is about. */
export const LINE_OF_VERDICT: Record<DocumentKind, Partial<Record<Check, string>>> = {
  identity_recto: about('readable', { name: 'manager' }),
  identity_verso: about('readable'),
  passport: about('readable', { name: 'manager' }),
  urssaf: about('recent', { siren: 'siret', 'code-2d': 'code' }),
  rib: about('iban', { holder: 'holder' }),
  kbis: about('complete', { siren: 'siret', registry: 'siret' }),
}

/** All verdicts about one line, but for some. */
function about(line: string, others: Partial<Record<Check, string>> = {}) {
  return { ...Object.fromEntries(CHECKS.map(check => [check, line])), ...others }
}

/** Lines that hold more than the reading compares (pages, a name): it may find them wrong, never right. */
const FOR_THE_EYE: Partial<Record<DocumentKind, readonly string[]>> = { kbis: ['siret', 'complete'] }

/**
 * What the reading says of a line of a check list: it `failed`, it is in doubt (`doubtful`: not read yet, or not surely), only
 * its issuer can say it (`open`), the eye alone judges it (`unread`), or it `passed`; the worst first.
 */
const STANDINGS = ['failed', 'doubtful', 'open', 'unread', 'passed'] as const

export type Standing = (typeof STANDINGS)[number]

/** Of a piece: the worst of its lines that nobody has ticked, `ticked` where none is left. */
const PIECE_STANDINGS = [...STANDINGS, 'ticked'] as const

export type PieceStanding = (typeof PIECE_STANDINGS)[number]

export interface ReadPiece {
  state: ReadingState
  verdicts: readonly Pick<Verdict, 'check' | 'outcome'>[]
}

/** How a line stands. Where a piece is not what its slot asks for, what could not be judged stays in doubt. */
export function lineStanding(
  kind: DocumentKind,
  { id, byHand }: DocumentCheck,
  reading: ReadPiece,
): Standing {
  const said = reading.verdicts.filter(({ check }) => LINE_OF_VERDICT[kind][check] === id)
  if (said.some(({ outcome }) => outcome === 'failed')) return 'failed'
  if (byHand) return 'open'
  if (reading.state === 'off') return 'unread'
  const doubtful = said.some(({ outcome }) => outcome === 'inconclusive')
  const elsewhere = reading.verdicts.some(({ outcome }) => outcome === 'failed')
  if (reading.state !== 'done' || doubtful || (said.length === 0 && elsewhere)) return 'doubtful'
  return said.length === 0 || FOR_THE_EYE[kind]?.includes(id) ? 'unread' : 'passed'
}

/** The worst of the lines that nobody has ticked. @param checked the ids of the ticked ones */
export function pieceStanding(
  kind: DocumentKind,
  checked: readonly string[],
  reading: ReadPiece,
): PieceStanding {
  const left = DOCUMENT_CHECKS[kind].filter(({ id }) => !checked.includes(id))
  return worst(left.map(line => lineStanding(kind, line, reading)))
}

/** In the order of `PIECE_STANDINGS`; of none it is `ticked`. */
export const worst = (standings: readonly PieceStanding[]): PieceStanding =>
  PIECE_STANDINGS.find(standing => standings.includes(standing)) ?? 'ticked'
