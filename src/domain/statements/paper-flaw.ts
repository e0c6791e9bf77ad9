import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { StatementReason } from './statement'

/** How a chain of events is broken. */
export type ChainFlaw = 'missing' | 'not-after-the-one-before' | 'changed' | 'personal-data-changed'

/** What only a statement kept elsewhere shows: its end is gone, or it is another chain now. */
type StatedFlaw = 'cut' | 'rewritten'

/**
 * Why a paper is not what was issued: no file, other bytes, a broken seal or none of ours; not in the journal as
 * it was issued; gone although the journal saw it; a number that nobody has; earlier than the number before; its
 * time stamp removed, replaced or of another time; another file than a statement
 * tells; a series whose counter stands lower than a statement tells; signed, not cancelled, and owed by nobody.
 */
export type PaperReason =
  | 'unnamed'
  | 'other-bytes'
  | 'broken-seal'
  | 'not-sealed'
  | 'not-in-journal'
  | 'deleted'
  | 'missing-number'
  | 'out-of-order'
  | 'other-stamp'
  | 'other-file'
  | 'lowered'
  | 'without-debtor'

/** Why the paper of a delivery is not what was sealed. */
export type DeliveryReason = Extract<
  PaperReason,
  'other-bytes' | 'broken-seal' | 'not-sealed' | 'not-in-journal' | 'deleted'
>

/** The money of the leads offer does not add up: a client's balance, a movement, or the paper of a month. */
export interface LedgerFlaw {
  about: 'ledger'
  reason: 'balance' | 'movement' | 'paper'
  /** The account's id, the movement's or the paper's number. */
  name: string
}

/** What a later reading of sealed papers, their journals and the pieces found changed. */
export type PaperFlaw =
  | LedgerFlaw
  | { about: 'journal'; dossier: string; rank: number; reason: ChainFlaw | StatedFlaw }
  /** The lines about no dossier. */
  | { about: 'administration'; rank: number; reason: ChainFlaw | StatedFlaw }
  | { about: 'statement'; rank: number; reason: StatementReason }
  | { about: 'paper'; number: string; reason: PaperReason }
  /** The facts in which row, data and sealed XML differ. */
  | { about: 'paper'; number: string; reason: 'other-facts'; because: string }
  | { about: 'piece'; dossier: string; piece: DocumentKind; reason: 'other-bytes' }
  | { about: 'piece'; dossier: string; piece: DocumentKind; reason: 'unreadable'; because: string }
  /** The sealed paper of a delivery, named by its invoice. */
  | { about: 'delivery'; invoice: string; reason: DeliveryReason }
  | { about: 'delivery'; invoice: string; reason: 'unreadable'; because: string }
  /** `because` is for those who run the site: a store that is down is no lost paper. */
  | { about: 'paper'; number: string; reason: 'unreadable'; because: string }
