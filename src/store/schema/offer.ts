import type { Generated } from 'kysely'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import type { Json } from './json'

export interface OfferVersionTable {
  version: number
  terms: Json<OfferTerms>
  state: 'in-force' | 'proposed' | 'withdrawn'
  /** Who wrote it. */
  account_id: string
  at: Date
  /** The second account, where the rule of four eyes wanted one. */
  confirmed_by: Generated<string | null>
  confirmed_at: Generated<Date | null>
}
