import { CALL_PRICES } from '~/domain/international/lead-pricing'
import { vatRate } from '~/domain/invoice/vat-treatment'
import type { TelephonyEvent } from '~/domain/leads/call'
import type { CallReason } from '~/domain/leads/call-reasons'
import { judgeCall } from '~/domain/leads/judge-call'
import { entriesOf, leadAmounts, type Movement } from '~/domain/leads/ledger'
import { HOUR_MS } from '~/domain/milliseconds'

/** One invented call: what the carrier signed, and when it reached us, in milliseconds after the answer. */
interface Told {
  at: string
  ended_ms: number
  received_ms: number
  free?: 'duplicate-caller'
}

export interface WorkedCall {
  at: string
  seconds: number
  billed: boolean
  reason: CallReason | null
  flagged: boolean
}

const START = Date.parse('2026-11-20T09:00:00Z')
const told: Told[] = [
  { at: '10\u00a0h\u00a000', ended_ms: 29_999, received_ms: 29_999 },
  { at: '10\u00a0h\u00a012', ended_ms: 30_000, received_ms: 30_100 },
  { at: '11\u00a0h\u00a040', ended_ms: 33_000, received_ms: 28_500 },
  { at: '14\u00a0h\u00a005', ended_ms: 184_200, received_ms: 184_000, free: 'duplicate-caller' },
  { at: '16\u00a0h\u00a030', ended_ms: 252_700, received_ms: 252_800 },
]

/** What a client in France has on his account before these calls. */
const BALANCE_CENTS = 300_00

/**
 * A day of calls, judged and paid for by the code that judges and bills real ones: the lengths from signed events,
 * the price held before a call is put through, captured or given back at its end.
 */
export function workedExample() {
  const calls = told.map(worked)
  const price = leadAmounts(CALL_PRICES.france.from_cents, vatRate('FR'))
  const movements = calls.flatMap<Movement>(({ billed, reason }) =>
    // A caller who was billed before rings for nothing: his price is not even held.
    reason === 'duplicate-caller'
      ? []
      : [
          { kind: 'hold', ...price },
          { kind: billed ? 'capture' : 'release', ...price },
        ],
  )
  return { calls, price, before_cents: BALANCE_CENTS, after_cents: BALANCE_CENTS + available(movements) }
}

function worked({ at, ended_ms, received_ms, free }: Told): WorkedCall {
  const verdict = judgeCall(
    {
      events: {
        ringing: event('ringing', -4_000, -4_000),
        answered: event('answered', 0, 0),
        ended: event('ended', ended_ms, received_ms),
      },
      free: free ?? null,
      heard_at: new Date(START - 4_000),
      transcribed: false,
      transcript: null,
    },
    new Date(START + HOUR_MS),
  )
  if (!verdict.settled) throw new Error('an example call did not end')
  return {
    at,
    seconds: (verdict.length?.ms ?? 0) / 1_000,
    billed: verdict.billed,
    reason: verdict.billed ? null : verdict.reason,
    flagged: verdict.length?.flagged ?? false,
  }
}

const event = (name: TelephonyEvent['event'], at: number, received: number): TelephonyEvent => ({
  event: name,
  at: new Date(START + at),
  received_at: new Date(START + received),
})

/** What movements do to what can be spent, cents. */
const available = (movements: Movement[]): number =>
  -movements
    .flatMap(entriesOf)
    .filter(({ account }) => account === 'available')
    .reduce((sum, { cents }) => sum + cents, 0)
