import { DAY_MS } from '../milliseconds'
import type { DossierStatus } from './dossier'

/** Days of waiting after which a client is reminded, while something is missing. */
const AFTER_DAYS = [1, 3, 10] as const

export type ReminderDay = (typeof AFTER_DAYS)[number]

/** A reminder that could not leave for so many days (the program stood still) is left out. */
const LATEST_DAYS = 4

/** What was active before then is waiting for nobody's reminder any more. */
export const FORGOTTEN_AFTER_MS = (Math.max(...AFTER_DAYS) + LATEST_DAYS) * DAY_MS

interface Waiting {
  status: DossierStatus
  /** Since when it waits for the client. */
  since: Date
  lastActivity: Date
  /** Those of this waiting, the ones sent by hand too. */
  sent: { after_days: number; at: Date }[]
}

/** Which reminder of a waiting dossier is due. @returns null for none */
export function dueReminder({ status, since, lastActivity, sent }: Waiting, now: Date): ReminderDay | null {
  if (status !== 'Nouveau' && status !== 'Incomplet') return null
  const days = (now.getTime() - since.getTime()) / DAY_MS
  const due = AFTER_DAYS.findLast(after => days >= after)
  if (!due || days >= due + LATEST_DAYS) return null
  if (sent.some(({ after_days }) => after_days >= due)) return null
  // Whoever was just here, or was just written to, is left in peace for a day.
  const quiet = [lastActivity, ...sent.map(({ at }) => at)].every(
    at => now.getTime() - at.getTime() >= DAY_MS,
  )
  return quiet ? due : null
}
