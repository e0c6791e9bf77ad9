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

export interface CallForecast {
  zone: CallZone
  trade: Trade
  /** All calls, the short ones among them. */
  calls: number
  /** Calls known to last less than BILLED_FROM_SECONDS; more than `calls` counts as all of them. */
  short_calls: number
  /** Of the others. */
  average_seconds: number
}

/** What a month of calls would come to, each of them lasting the average. */
export function forecastCalls({ zone, trade, calls, short_calls, average_seconds }: CallForecast): CallBill {
  const billed = isCallBilled(average_seconds) ? Math.max(0, calls - short_calls) : 0
  const { from_cents, to_cents } = callPrice(zone, trade)
  return {
    billed,
    unbilled: calls - billed,
    from_cents: billed * from_cents,
    to_cents: billed * to_cents,
  }
}
