import { keysOf } from '../closed-list'

/**
 * The money of the leads offer, in double entry: every movement is some entries whose sum is zero, and
 * nothing is ever changed or taken out. Integer cents; a debit is positive, a credit negative.
 */
export const LEDGER_ACCOUNTS = [
  'cash',
  'available',
  'held',
  'revenue',
  'credited',
  'vat',
  'rounding',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** Every kind of movement, as the client's ledger calls it. */
export const MOVEMENT_LABELS = {
  'top-up': 'Virement reçu',
  hold: 'Prix réservé',
  capture: 'Contact facturé',
  release: 'Réservation rendue',
  credit: 'Avoir',
  refund: 'Solde remboursé',
  rounding: 'Arrondi de TVA du mois',
}
export type MovementKind = keyof typeof MOVEMENT_LABELS
export const MOVEMENT_KINDS = keysOf(MOVEMENT_LABELS)

export interface LedgerEntry {
  account: LedgerAccount
  cents: number
}

/** A price with its VAT, as a hold, a capture and a credit are made of. */
export interface LeadAmounts {
  net_cents: number
  vat_cents: number
  gross_cents: number
}

/**
 * What is held and taken for one lead. VAT is computed once, on the month's base, by its paper; until then each lead bears
 * it rounded up, so that the month gives back and never asks for more.
 * @param vat_basis_points 2000 is 20 %
 */
export function leadAmounts(net_cents: number, vat_basis_points: number): LeadAmounts {
  const vat_cents = Math.ceil((net_cents * vat_basis_points) / 10_000)
  return { net_cents, vat_cents, gross_cents: net_cents + vat_cents }
}

export type Movement =
  | { kind: 'top-up' | 'refund'; cents: number }
  | ({ kind: 'hold' | 'capture' | 'release' | 'credit' } & LeadAmounts)
  | Rounding

/**
 * What the VAT of a paper, computed on its base, differs from that of its leads. Above zero it goes back to the client;
 * below zero it comes off what he can spend, and what he has not is borne by the agency.
 */
export interface Rounding {
  kind: 'rounding'
  vat_cents: number
  client_cents: number
}

/** @param available_cents what the client can spend */
export const roundingOf = (vat_cents: number, available_cents: number): Rounding => ({
  ...{ kind: 'rounding', vat_cents },
  client_cents: Math.max(vat_cents, -available_cents),
})

/**
 * The entries of a movement. A hold and its release or capture are TTC, revenue is HT.
 * @throws RangeError for an amount that is not a positive number of cents
 */
export function entriesOf(movement: Movement): LedgerEntry[] {
  const amount = amountOf(movement)
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount: ${amount}`)
  return pairsOf(movement).filter(({ cents }) => cents !== 0)
}

function amountOf(movement: Movement): number {
  if (movement.kind === 'rounding') return Math.abs(movement.vat_cents)
  return 'cents' in movement ? movement.cents : movement.gross_cents
}

function pairsOf(movement: Movement): LedgerEntry[] {
  switch (movement.kind) {
    case 'top-up':
      return [entry('cash', movement.cents), entry('available', -movement.cents)]
    case 'refund':
      return [entry('available', movement.cents), entry('cash', -movement.cents)]
    case 'hold':
      return [entry('available', movement.gross_cents), entry('held', -movement.gross_cents)]
    case 'release':
      return [entry('held', movement.gross_cents), entry('available', -movement.gross_cents)]
    case 'capture':
      return [
        entry('held', movement.gross_cents),
        entry('revenue', -movement.net_cents),
        entry('vat', -movement.vat_cents),
      ]
    case 'credit':
      return [
        entry('credited', movement.net_cents),
        entry('vat', movement.vat_cents),
        entry('available', -movement.gross_cents),
      ]
    case 'rounding':
      return [
        entry('vat', movement.vat_cents),
        entry('available', -movement.client_cents),
        entry('rounding', movement.client_cents - movement.vat_cents),
      ]
  }
}

const entry = (account: LedgerAccount, cents: number): LedgerEntry => ({ account, cents })
