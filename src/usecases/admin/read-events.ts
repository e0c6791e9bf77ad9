import { pairsOf } from '~/domain/closed-list'
import type { EventType } from '~/domain/journal/event'
import { isDay, nextDay, startOfParisDay } from '~/domain/paris-time'
import { Refusal } from '~/domain/refusal'
import { type EventFilter, listEvents } from '~/store/events/listed-events'
import { pageOf } from '../ground/cursor'
import type { Deps } from '../ground/deps'
import { type Batch, everyRow } from '../ground/every-row'

interface EventRequest {
  account?: string | undefined
  type?: EventType | undefined
  dossier?: string | undefined
  /** Days of Paris, both included. */
  from?: string | undefined
  until?: string | undefined
}

/** One page of what happened, newest first. @throws Refusal invalid-request when the cursor is not ours, invalid-fields */
export async function readEvents(
  { db }: Pick<Deps, 'db'>,
  { limit, cursor = null, ...asked }: EventRequest & { limit: number; cursor?: string | null | undefined },
) {
  if (cursor !== null && !/^\d{1,15}$/.test(cursor)) throw new Refusal('invalid-request')
  const before = cursor === null ? null : Number(cursor)
  const rows = await listEvents(db, filterOf(asked), { limit: limit + 1, before })
  const { shown, next_cursor } = pageOf(rows, limit, last => String(last.id))
  return { events: shown, next_cursor }
}

/** All that the filter lets through, newest first. @throws Refusal invalid-fields */
export function exportEvents({ db }: Pick<Deps, 'db'>, asked: EventRequest) {
  const filter = filterOf(asked)
  return everyRow(
    ({ limit, after }: Batch<number>) => listEvents(db, filter, { limit, before: after }),
    ({ id }) => id,
  )
}

/** @throws Refusal invalid-fields for a day that the calendar does not have */
function filterOf({ account, type, dossier, from, until }: EventRequest): EventFilter {
  const wrong = pairsOf({ from, until }).filter(([, day]) => day !== undefined && !isDay(day))
  if (wrong.length > 0)
    throw new Refusal('invalid-fields', {
      errors: wrong.map(([field]) => ({ field, message: 'Cette date n’existe pas.' })),
    })
  return {
    account: account ?? null,
    type: type ?? null,
    dossier: dossier ?? null,
    from: from ? startOfParisDay(from) : null,
    until: until ? startOfParisDay(nextDay(until)) : null,
  }
}
