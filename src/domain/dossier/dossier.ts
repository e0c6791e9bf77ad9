import type { DocumentKind } from './document-kind'

/** Where a dossier stands, as it travels on the wire (SPEC.md section 4). */
export const DOSSIER_STATUSES = ['Nouveau', 'Incomplet', 'Soumis', 'Accepté', 'Refusé', 'Payé'] as const

export type DossierStatus = (typeof DOSSIER_STATUSES)[number]

/** Where a dossier's invoice stands, as it travels on the wire. */
export const INVOICE_STATUSES = ['en_attente', 'signee'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** How long a decision can be undone before its e-mail and its avoir leave, in milliseconds. */
export const DECISION_DELAY = 15 * 60_000

/** One allowed change (DECISIONS.md section 4); what is not in the table is refused. */
export interface Transition {
  from: DossierStatus
  to: DossierStatus
  by: 'client' | 'administrator'
  /** `pending`: only while the decision can be undone; `settled`: only once it has left. */
  decision?: 'pending' | 'settled'
  /** What the administrator must say: why, and for `pieces` also which ones. */
  asks: 'nothing' | 'reason' | 'pieces'
  follows: 'hand-in' | 'ask-pieces' | 'announce' | 'undo' | 'reopen' | 'start-over' | 'nothing'
}

export const TRANSITIONS: readonly Transition[] = [
  { from: 'Nouveau', to: 'Soumis', by: 'client', asks: 'nothing', follows: 'hand-in' },
  { from: 'Incomplet', to: 'Soumis', by: 'client', asks: 'nothing', follows: 'hand-in' },
  { from: 'Nouveau', to: 'Incomplet', by: 'administrator', asks: 'pieces', follows: 'ask-pieces' },
  { from: 'Soumis', to: 'Incomplet', by: 'administrator', asks: 'pieces', follows: 'ask-pieces' },
  { from: 'Soumis', to: 'Accepté', by: 'administrator', asks: 'nothing', follows: 'announce' },
  { from: 'Soumis', to: 'Refusé', by: 'administrator', asks: 'nothing', follows: 'announce' },
  {
    from: 'Accepté',
    to: 'Soumis',
    by: 'administrator',
    decision: 'pending',
    asks: 'nothing',
    follows: 'undo',
  },
  {
    from: 'Refusé',
    to: 'Soumis',
    by: 'administrator',
    decision: 'pending',
    asks: 'nothing',
    follows: 'undo',
  },
  { from: 'Accepté', to: 'Payé', by: 'administrator', asks: 'nothing', follows: 'nothing' },
  {
    from: 'Accepté',
    to: 'Soumis',
    by: 'administrator',
    decision: 'settled',
    asks: 'reason',
    follows: 'reopen',
  },
  // After its avoir: the invoice is cancelled, so a new one has to be signed.
  {
    from: 'Refusé',
    to: 'Incomplet',
    by: 'administrator',
    decision: 'settled',
    asks: 'reason',
    follows: 'start-over',
  },
]

/** What decides which changes are open. */
export interface DossierLife {
  status: DossierStatus
  /** True while the decision can still be undone. */
  decisionPending: boolean
}

/** The changes that someone may make now. */
export function openTransitions(life: DossierLife, by: Transition['by']): Transition[] {
  return TRANSITIONS.filter(
    ({ from, by: whom, decision }) =>
      from === life.status &&
      whom === by &&
      (decision === undefined || (decision === 'pending') === life.decisionPending),
  )
}

/**
 * The status as the dossier's holder may know it: a decision that can still be undone is not told before its
 * e-mail (DECISIONS.md section 4).
 */
export const toldStatus = ({ status, decisionPending }: DossierLife): DossierStatus =>
  decisionPending ? 'Soumis' : status

/** The change to `to`, or undefined where it is not allowed. */
export const findTransition = (life: DossierLife, to: DossierStatus, by: Transition['by']) =>
  openTransitions(life, by).find(transition => transition.to === to)

/** What the agency asked a client for when it sent the dossier back. */
export interface PieceRequest {
  documents: DocumentKind[]
  reason: string
  at: Date
}

/** Until the signature every piece may change; after it only those that an « Incomplet » names. */
export function mayChangePiece(
  dossier: { status: DossierStatus; signed: boolean; request: PieceRequest | null },
  kind: DocumentKind,
): boolean {
  if (!dossier.signed) return true
  return dossier.status === 'Incomplet' && (dossier.request?.documents.includes(kind) ?? false)
}

/** The asked pieces that have not been sent since they were asked for. */
export function piecesStillAsked(
  request: PieceRequest | null,
  pieces: { document_type: DocumentKind; uploaded_at: Date }[],
): DocumentKind[] {
  if (!request) return []
  const sent = pieces.filter(piece => piece.uploaded_at > request.at).map(piece => piece.document_type)
  return request.documents.filter(kind => !sent.includes(kind))
}
