import type { DocumentKind } from './pieces/document-kind'
import type { PieceRequest } from './pieces/piece-request'

/** Where a dossier stands, as it travels on the wire (specification A4). */
export const DOSSIER_STATUSES = ['Nouveau', 'Incomplet', 'Soumis', 'Accepté', 'Refusé', 'Payé'] as const

export type DossierStatus = (typeof DOSSIER_STATUSES)[number]

/** Where a dossier's invoice stands, as it travels on the wire. */
export const INVOICE_STATUSES = ['en_attente', 'signee'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** How long a decision can be undone before its e-mail and its avoir leave, in milliseconds. */
export const DECISION_DELAY = 15 * 60_000

/** Where a dossier begins. */
export const OPENED = 'Nouveau' satisfies DossierStatus

/** Handed in and not decided: a person decides before anything happens to it. */
export const HANDED_IN = 'Soumis' satisfies DossierStatus

/** Sent back to the client, who is to send named pieces again. */
export const isSentBack = (status: DossierStatus) => status === 'Incomplet'

/** Until the signature every piece may change; after it only those that an « Incomplet » names. */
export function mayChangePiece(
  dossier: { status: DossierStatus; signed: boolean; request: PieceRequest | null },
  kind: DocumentKind,
): boolean {
  if (!dossier.signed) return true
  return isSentBack(dossier.status) && (dossier.request?.documents.includes(kind) ?? false)
}
