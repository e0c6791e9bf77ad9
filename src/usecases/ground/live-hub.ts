import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent, Watcher } from '~/domain/live/message'
import type { Clock } from '~/gateways/clock'
import type { Db } from '~/store/database/database'
import { type JournalPoint, journalPoint } from '~/store/events/journal-point'
import { watchers } from '~/store/events/presences'

/** What a copy of the program hears of the others, and of itself. */
export type Heard =
  /** With the client of the leads offer that it is about, if it is about one. */
  | { kind: 'event'; event: LiveEvent; lead_account: string | null; at: string }
  /** One began, ended or was credited; null: it rang on a number that leads nowhere. */
  | { kind: 'call'; lead_account: string | null; at: string }
  | { kind: 'presence'; watching: Watcher[] }
  /** The connection was made again: something may have been missed. */
  | { kind: 'missed' }

/** What happens, to whoever follows it in this copy. */
export interface LiveHub {
  /** @returns what stops following */
  follow: (heard: (what: Heard) => void) => () => void
  /** Takes the words of a notice; null when notices may have been lost. */
  tell: (words: string | null) => void
  /** The same of the channel of calls. */
  tellCall: (words: string | null) => void
  /** Where the journal is, a second old at most: many streams ask together. */
  point: () => Promise<JournalPoint>
}

const POINT_MS = 1_000
/** Somebody who goes quickly from dossier to dossier is told of a few times a second. */
const PRESENCE_MS = 100

/** One for each copy of the program. @param report takes what failed while nobody waited for it */
export function makeLiveHub(db: Db, clock: Clock, report: (error: unknown) => void): LiveHub {
  const followers = new Set<(what: Heard) => void>()
  const spread = (what: Heard) => {
    for (const heard of followers) heard(what)
  }
  let reading = false
  let changed = false
  /** One reading at a time: of two that cross, the older could be told last. */
  async function spreadPresence() {
    changed = true
    if (reading) return
    reading = true
    try {
      while (changed && followers.size > 0) {
        await wait(PRESENCE_MS, undefined, { ref: false })
        changed = false
        spread({ kind: 'presence', watching: await watchers(db, clock()) })
      }
    } finally {
      reading = false
    }
  }
  let point: { at: number; read: Promise<JournalPoint> } | null = null
  return {
    follow(heard) {
      followers.add(heard)
      return () => followers.delete(heard)
    },
    tell(words) {
      if (words === null) spread({ kind: 'missed' })
      if (!words) spreadPresence().catch(report)
      else spread(readEvent(words))
    },
    tellCall: words => spread(words === null ? { kind: 'missed' } : readCall(words)),
    point() {
      if (!point || Date.now() - point.at > POINT_MS) point = { at: Date.now(), read: journalPoint(db) }
      return point.read
    },
  }
}

type Told = LiveEvent & { lead_account?: string | null }

function readEvent(words: string): Heard {
  const { type, dossier_id, account_id, lead_account = null, ...told }: Told = JSON.parse(words)
  const at = new Date(told.at).toISOString()
  return { kind: 'event', event: { type, dossier_id, account_id, at }, lead_account, at }
}

function readCall(words: string): Heard {
  const { lead_account, at }: { lead_account: string | null; at: string } = JSON.parse(words)
  return { kind: 'call', lead_account, at: new Date(at).toISOString() }
}
