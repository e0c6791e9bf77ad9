/** Spans of time, in milliseconds; what the calendar calls a day is asked of `paris-time.ts`, where some have 23 hours or 25. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
