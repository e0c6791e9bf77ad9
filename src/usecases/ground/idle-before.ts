import { retentionLimit, unprovenLimit } from '~/domain/dossier/retention'
import { DAY_MS } from '~/domain/milliseconds'

/** Longer than the two weeks of a notice, whatever the month and the clocks. */
const AHEAD_MS = 18 * DAY_MS

/** Whatever was active since is neither to be announced nor to be purged. */
export const idleBefore = (now: Date, months: number) =>
  retentionLimit(new Date(now.getTime() + AHEAD_MS), months)

/** The same for dossiers that nobody proved. */
export const unprovenBefore = (now: Date) => unprovenLimit(new Date(now.getTime() + AHEAD_MS))
