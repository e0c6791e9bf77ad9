import { isOneOf } from '../closed-list'

/**
 * What a lead costs outside France (specification A9): every figure that the site shows, says or
 * bills comes from here. Prices are integer cents.
 */

/** Where the caller is. `international` is Dubai and the rest of the world. */
export const CALL_ZONES = ['france', 'europe', 'international'] as const
export type CallZone = (typeof CALL_ZONES)[number]

/** Premium sectors are dearer in every zone. */
export const PREMIUM_SECTORS = [
  'luxury-real-estate',
  'finance',
  'premium-construction',
  'specialised-services',
] as const
export type PremiumSector = (typeof PREMIUM_SECTORS)[number]

/** What the client does: the everyday trades, any other, and the premium sectors. */
export const TRADES = ['crafts', 'services', 'other', ...PREMIUM_SECTORS] as const
export type Trade = (typeof TRADES)[number]

/** The lines of the price table of quotes. */
export const QUOTE_KINDS = ['crafts', 'services', 'international', 'premium'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** What paying for a quote request reveals: the full contact details. */
export const QUOTE_REVEALS = ['name', 'phone', 'email', 'project'] as const

/** Both ends included. */
export interface PriceRange {
  from_cents: number
  to_cents: number
}

/** No lead costs less or more, whatever it is. */
export const LEAD_PRICES: PriceRange = { from_cents: 35_00, to_cents: 500_00 }

export const CALL_PRICES: Record<CallZone, PriceRange> = {
  france: { from_cents: 35_00, to_cents: 90_00 },
  europe: { from_cents: 50_00, to_cents: 120_00 },
  international: { from_cents: 70_00, to_cents: 150_00 },
}

/** « Up to » for a call of a premium sector; it starts where its zone starts. */
export const PREMIUM_CALL_CEILING_CENTS = 500_00

export const QUOTE_PRICES: Record<QuoteKind, PriceRange> = {
  crafts: { from_cents: 60_00, to_cents: 100_00 },
  services: { from_cents: 80_00, to_cents: 150_00 },
  international: { from_cents: 100_00, to_cents: 250_00 },
  premium: { from_cents: 200_00, to_cents: 500_00 },
}

/** From this length on a call is qualified and billed: the one place that says which side 30 s is on. */
export const BILLED_FROM_SECONDS = 30

/** By its length alone; who called, and when, is judged beside it (`domain/leads`). */
export function isCallBilled(seconds: number): boolean {
  return seconds >= BILLED_FROM_SECONDS
}

function isPremium(trade: Trade): trade is PremiumSector {
  return isOneOf(PREMIUM_SECTORS, trade)
}

/** What one billed call costs. */
export function callPrice(zone: CallZone, trade: Trade): PriceRange {
  const { from_cents, to_cents } = CALL_PRICES[zone]
  return { from_cents, to_cents: isPremium(trade) ? PREMIUM_CALL_CEILING_CENTS : to_cents }
}

/** Which line of the quote table applies: the sector first, then the distance, then the trade. */
export function quoteKind(zone: CallZone, trade: Trade): QuoteKind {
  if (isPremium(trade)) return 'premium'
  if (zone === 'international') return 'international'
  return trade === 'crafts' ? 'crafts' : 'services'
}

/** How soon the work is wanted, the soonest first: it sets the price of a request inside its range. */
export const QUOTE_TIMINGS = ['now', 'soon', 'later'] as const
export type QuoteTiming = (typeof QUOTE_TIMINGS)[number]

/** What unlocking a request of that zone and trade may cost: its line of the table. */
export const quotePrices = (zone: CallZone, trade: Trade): PriceRange => QUOTE_PRICES[quoteKind(zone, trade)]

/** What unlocking one request costs, in cents HT: work that is wanted at once is at the top of the range. */
export function quotePrice(zone: CallZone, trade: Trade, timing: QuoteTiming): number {
  const { from_cents, to_cents } = quotePrices(zone, trade)
  const places: Record<QuoteTiming, number> = {
    later: from_cents,
    soon: (from_cents + to_cents) / 2,
    now: to_cents,
  }
  return places[timing]
}
