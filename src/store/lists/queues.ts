import { sql } from 'kysely'
import type { Queue } from '~/domain/dossier/lists/queue'
import { COUNT_CAP } from '../database/count-up-to'
import type { Db } from '../database/database'
import { always, CONDITIONS, type Condition } from '../dossiers/queue-conditions'

export interface QueueEnd {
  since: Date
  key: string
}

interface QueueRequest {
  limit: number
  after: QueueEnd | null
  /** Only what this account has; null for everybody's. */
  assignee: string | null
}

/** The dossiers of a queue, the one that has waited longest first. */
export function listQueue(db: Db, queue: Queue, { limit, after, assignee }: QueueRequest, now: Date) {
  const { since, holds } = conditionOf(queue)
  return members(db, queue)
    .leftJoin('accounts', 'accounts.id', 'dossiers.assignee_id')
    .select([
      'dossiers.id',
      'dossiers.company_name',
      'dossiers.status',
      'dossiers.assignee_id',
      'accounts.name as assignee_name',
      sql<boolean>`bounced_address is not distinct from dossiers.email`.as('unreachable'),
      since.as('since'),
    ])
    .where('dossiers.is_test', '=', false)
    .where(holds(now))
    .$if(assignee !== null, query => query.where('dossiers.assignee_id', '=', assignee))
    .$if(after !== null, query =>
      query.where(sql<boolean>`(${since}, dossiers.id) > (${after?.since}, ${after?.key})`),
    )
    .orderBy(since)
    .orderBy('dossiers.id')
    .limit(limit)
    .execute()
}

/** How many wait, counted up to `COUNT_CAP`, and since when the first one does. */
export async function countQueue(db: Db, queue: Queue, now: Date) {
  const { since, holds } = conditionOf(queue)
  // No test dossier is transmitted: transmissions are counted without looking up a thousand dossiers.
  const waiting = db
    .selectFrom(queue === 'to-transmit' ? 'transmissions' : 'dossiers')
    .select(since.as('since'))
    .$if(queue !== 'to-transmit', query => query.where(sql<boolean>`is_test = false`))
    .where(holds(now))
    .orderBy(since)
    .limit(COUNT_CAP)
    .as('waiting')
  return db
    .selectFrom(waiting)
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('since').as('oldest')])
    .executeTakeFirstOrThrow()
}

function conditionOf(queue: Queue): Condition {
  if (queue === 'to-transmit')
    return { since: sql`transmissions.created_at`, holds: always(sql`transmissions.state = 'manual'`) }
  return CONDITIONS[queue]
}

const members = (db: Db, queue: Queue) =>
  db
    .selectFrom('dossiers')
    .$if(queue === 'to-transmit', query =>
      query.innerJoin('transmissions', 'transmissions.dossier_id', 'dossiers.id'),
    )
