import type { ColumnType, Generated } from 'kysely'
import type { CallHours } from '~/domain/leads/call-hours'
import type { CampaignTerms } from '~/domain/leads/campaign'
import type { DisputeReason } from '~/domain/leads/dispute'
import type { MovementKind } from '~/domain/leads/ledger'
import type { Json } from './json'
import type { IssuedPaperColumns } from './papers'

export interface LeadInvoiceTable extends IssuedPaperColumns {
  account_id: string
  /** What was delivered or credited in it, `2026-10`, by the clock of Paris. */
  month: string
  /** The invoice that an avoir corrects; null for an invoice. */
  cancels: string | null
  vat_basis_points: number
}

interface VatCheck {
  valid: boolean
  name: string | null
  address: string | null
  consultation: string | null
}

export interface LeadAccountTable {
  id: string
  registration_id: string | null
  company_name: string
  contact_name: string
  email: string
  phone: string
  address: string
  /** ISO 3166-1, two letters. */
  country: string
  /** Of a firm in France: on its papers. */
  siren: Generated<string | null>
  vat_number: string | null
  vat_confirmed_at: Date | null
  vat_confirmed_by: Generated<'register' | 'team' | null>
  /** What the Union's register last said of the number, and when. */
  vat_checked_at: Generated<Date | null>
  vat_check: ColumnType<VatCheck | null, string | null | undefined, string | null>
  time_zone: string
  /** What can be spent, TTC; the ledger's entries add up to it. */
  available_cents: Generated<number>
  /** What calls under way may cost, TTC. */
  held_cents: Generated<number>
  low_balance_told_at: Generated<Date | null>
  created_at: Date
  /** Nothing writes it, and only the version before reads it: it goes a version later (decision 0227). */
  closed_at: Generated<Date | null>
}

export interface CampaignTable extends Omit<CampaignTerms, 'hours'> {
  id: string
  account_id: string
  hours: Json<CallHours[]>
  /** The telephone that the client asks for instead, until the team has looked at it. */
  ring_asked: Generated<string | null>
  paused: Generated<boolean>
  version: Generated<number>
  created_at: Date
}

/** What a client contests, and what was decided. */
export interface DisputeColumns<Reason extends string> {
  reason: Reason
  /** The client's. */
  words: Generated<string>
  opened_at: Date
  answer_before: Date
  decided_at: Generated<Date | null>
  credited: Generated<boolean | null>
  sentence: Generated<string | null>
}

export interface LeadDisputeTable extends DisputeColumns<DisputeReason> {
  call_id: string
}

export interface LedgerMovementTable {
  id: Generated<number>
  account_id: string
  kind: MovementKind
  key: string
  at: Date
  call_id: Generated<string | null>
  quote_request_id: Generated<string | null>
  note: Generated<string>
  /** Of a transfer, as the bank says: its day, `2026-03-31`, and its own number where there is one. */
  bank_day: Generated<string | null>
  bank_id: Generated<string | null>
}
