import { HOUR_MS, MINUTE_MS } from '../milliseconds'

/**
 * Failed sign-ins that are evaluated in any quarter of an hour (specification D3). A browser that has
 * signed in before has a share of its own, outside the total; one that has not passes by a proof of work when others
 * have spent the total: guessing cannot lock the administrator out.
 */
export const LOGIN_FAILURES = {
  window_ms: 15 * MINUTE_MS,
  per_address: 5,
  in_all: 10,
  per_known_browser: 10,
} as const

/** Another way in is made only so soon after a sign-in: whoever finds an open browser has not the factor. */
export const FRESH_MS = 10 * 60_000

/** 30 minutes idle, 12 hours in all. */
export const SESSION = { idle_ms: 30 * MINUTE_MS, absolute_ms: 12 * HOUR_MS } as const

/** How long a browser counts as known after it last signed in, and how many may. */
export const KNOWN_BROWSER = { days: 180, at_most: 50 } as const
