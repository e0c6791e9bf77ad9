import { DOCUMENT_CHECKS, type DocumentCheck } from '~/domain/dossier/pieces/document-checks'
import { PIECES } from '~/domain/dossier/pieces/document-kind'
import {
  lineStanding,
  type PieceStanding,
  pieceStanding,
  type Standing,
  worst,
} from '~/domain/reading/standing'
import type { Piece } from '~/web/ui/dossier-sheet/dossier-data'

/** What is looked at in one go: a piece, or both sides of a card. */
export type Step = readonly [Piece, ...Piece[]]

/** A line of a check list that nobody has ticked. */
export interface OpenLine {
  piece: Piece
  line: DocumentCheck
  standing: Standing
}

/** The pieces of a dossier as they are gone through. */
export function stepsOf(pieces: readonly Piece[]): Step[] {
  const recto = pieces.find(({ document_type }) => document_type === 'identity_recto')
  const verso = pieces.find(({ document_type }) => document_type === 'identity_verso')
  return pieces.flatMap((piece): Step[] => {
    if (recto && piece === verso) return []
    return [recto && verso && piece === recto ? [recto, verso] : [piece]]
  })
}

export const openLines = (step: Step): OpenLine[] =>
  step.flatMap(piece =>
    DOCUMENT_CHECKS[piece.document_type]
      .filter(({ id }) => !piece.checked.includes(id))
      .map(line => ({ piece, line, standing: lineStanding(piece.document_type, line, piece.reading) })),
  )

export const stepStanding = (step: Step): PieceStanding =>
  worst(step.map(({ document_type, checked, reading }) => pieceStanding(document_type, checked, reading)))

/** A line that is ticked with the others of its piece: the reading agrees, or the eye alone judges. */
export const isPlain = ({ standing }: OpenLine) => standing === 'passed' || standing === 'unread'

/** Where one begins: at what is worst. */
export function worstStep(steps: readonly Step[]): number {
  const standings = steps.map(stepStanding)
  return Math.max(0, standings.indexOf(worst(standings)))
}

/** The next that has something to tick, after one or round again; the same where nothing is left elsewhere. */
export function nextStep(steps: readonly Step[], from: number): number {
  const order = steps.map((_, n) => (from + 1 + n) % steps.length)
  return order.find(n => n !== from && steps[n] && openLines(steps[n]).length > 0) ?? from
}

/** « Identité » for both sides, else the piece's own short word. */
export const stepName = (step: Step) => (step.length > 1 ? 'Identité' : PIECES[step[0].document_type].short)
