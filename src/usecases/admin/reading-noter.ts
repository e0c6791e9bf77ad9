import type { SignedInActor } from '~/domain/journal/actor'
import type { NotedCall } from '~/domain/journal/noted-call'
import { parisDay } from '~/domain/text/french'
import { noteFirstReading } from '~/store/access/note-first-reading'
import type { DbAndClock } from '../ground/deps'
import { noteAdministratorCall } from './note-administrator-call'

const REMEMBERED = 5_000

/**
 * Notes that a list was read: once for each session, list and day of Paris, however often it is asked for.
 * What this program has noted it remembers; the database decides between copies.
 */
export function readingNoter() {
  const seen = new Set<string>()
  return async (deps: DbAndClock, by: SignedInActor, call: NotedCall) => {
    const day = parisDay(deps.clock())
    const session = by.session_id
    const reading = `${session} ${call} ${day}`
    if (seen.has(reading)) return
    if (seen.size >= REMEMBERED) seen.clear()
    await deps.db.transaction().execute(async trx => {
      if (await noteFirstReading(trx, session, call, day))
        await noteAdministratorCall({ ...deps, db: trx }, by, call, {})
    })
    seen.add(reading)
  }
}
