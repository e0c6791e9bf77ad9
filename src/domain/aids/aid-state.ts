import { DAY_MS } from '../milliseconds'
import { withoutSums } from '../text/without-sums'
import type { Aid } from './aid'

/** A source that nobody has read again for longer no longer counts as open. */
const CHECK_DAYS = 90

/**
 * `ended` is shown nowhere; `closed` stays as a page, because it is still advertised by others; `suspended` takes no
 * request for now.
 */
export const aidStates = ['open', 'to-check', 'suspended', 'closed', 'ended'] as const
export type AidState = (typeof aidStates)[number]

type Dated = Pick<Aid, 'status' | 'checked_on' | 'ends_on'>

/** @param today in Paris, `2026-11-22` */
export function aidStateOf({ status, checked_on, ends_on }: Dated, today: string): AidState {
  if (status === 'closed') return 'closed'
  if (ends_on !== null && ends_on < today) return 'ended'
  if (status === 'suspended') return 'suspended'
  if (status === 'to-check' || daysBetween(checked_on, today) > CHECK_DAYS) return 'to-check'
  return 'open'
}

/**
 * An aid as it may be told on that day, the one place that decides it for simulator, towns, result, step 3 and
 * messages: what is closed, suspended, ended, or was not read again for 90 days gives no sum (specification B13).
 */
export function saidOn<Told extends Aid>(aid: Told, today: string): { aid: Told; state: AidState } {
  const state = aidStateOf(aid, today)
  if (state === 'open') return { aid, state }
  const sumless = { rate: null, ceiling: null, site_ceiling: null }
  return { aid: { ...aid, ...sumless, covers: withoutSums(aid.covers), text: withoutSums(aid.text) }, state }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
