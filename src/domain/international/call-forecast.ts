import type { CallBill } from './call-bill'
import { type CallZone, callPrice, isCallBilled, type Trade } from './lead-pricing'

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
