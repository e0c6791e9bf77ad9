import type { CallZone, Trade } from '../international/lead-pricing'
import type { CallHours } from './call-hours'

/** What a client buys: calls of one trade from one zone, at one price fixed inside the published range. */
export interface CampaignTerms {
  name: string
  zone: CallZone
  trade: Trade
  /** Of one billed call, HT. */
  price_cents: number
  time_zone: string
  hours: CallHours[]
  /** Routed calls a day at most; the client's day begins at midnight in his time zone. */
  daily_cap: number
  /** The telephone that rings, E.164: `+221771234567`. */
  ring: string
}

/** `+` and 6 to 15 digits (ITU-T E.164). */
export const isE164 = (number: string) => /^\+[1-9]\d{5,14}$/.test(number)
