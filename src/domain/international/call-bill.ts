import { type CallZone, callPrice, isCallBilled, type PriceRange, type Trade } from './lead-pricing'

export interface Call {
  zone: CallZone
  trade: Trade
  seconds: number
}

/** What some calls come to. */
export interface CallBill extends PriceRange {
  billed: number
  unbilled: number
}

/** Adds up a log of calls; those that are too short cost nothing. */
export function billCalls(calls: readonly Call[]): CallBill {
  const billed = calls.filter(({ seconds }) => isCallBilled(seconds))
  const prices = billed.map(({ zone, trade }) => callPrice(zone, trade))
  return {
    billed: billed.length,
    unbilled: calls.length - billed.length,
    from_cents: prices.reduce((sum, { from_cents }) => sum + from_cents, 0),
    to_cents: prices.reduce((sum, { to_cents }) => sum + to_cents, 0),
  }
}
