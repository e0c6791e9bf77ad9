import { type RawBuilder, sql } from 'kysely'
import { type Queue, REMIND_AFTER_DAYS } from '~/domain/dossier/queue'
import type { Db } from './database'

/** Who is in a queue, and since when: the words of its partial index, so that it is read and nothing else. */
interface Condition {
  since: RawBuilder<Date>
  holds: (now: Date) => RawBuilder<boolean>
}

const DAY = 24 * 60 * 60_000
const always = (holds: RawBuilder<boolean>) => () => holds

const CONDITIONS: Record<Exclude<Queue, 'to-transmit'>, Condition> = {
  answer: {
    since: sql`dossiers.answer_asked_at`,
    holds: always(
      sql`status = 'Nouveau' and answer_asked_at is not null and eligibility_answered_at is null`,
    ),
  },
  message: {
    since: sql`dossiers.client_waits_since`,
    holds: always(sql`client_waits_since is not null`),
  },
  confirm: {
    since: sql`dossiers.proposed_at`,
    holds: always(sql`proposed_at is not null and proposed_version = version`),
  },
  'call-back': {
    since: sql`dossiers.call_back_at`,
    holds: always(sql`call_back_at is not null`),
  },
  'new-pieces': {
    since: sql`dossiers.pieces_new_at`,
    holds: always(sql`status = 'Incomplet' and pieces_new_at is not null`),
  },
  'to-check': {
    since: sql`dossiers.finalized_at`,
    holds: always(sql`status = 'Soumis' and decision_id is null and pieces_checked_at is null`),
  },
  decision: {
    since: sql`dossiers.pieces_checked_at`,
    holds: always(sql`status = 'Soumis' and decision_id is null and pieces_checked_at is not null`),
  },
  overdue: {
    since: sql`dossiers.payment_late_at`,
    holds: now => sql`status = 'Accepté' and payment_late_at is not null and payment_late_at <= ${now}`,
  },
  remind: {
    since: sql`dossiers.requested_at`,
    holds: now =>
      sql`status = 'Incomplet' and requested_at < ${new Date(now.getTime() - REMIND_AFTER_DAYS * DAY)}`,
  },
  finalize: {
    since: sql`dossiers.signed_at`,
    holds: always(sql`status = 'Nouveau' and signed_at is not null`),
  },
  signature: {
    since: sql`dossiers.updated_at`,
    holds: always(sql`status = 'Nouveau' and signed_at is null and invoice_number is not null`),
  },
}

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

/** How many wait, counted up to `cap`, and since when the first one does. */
export async function countQueue(db: Db, queue: Queue, now: Date, cap: number) {
  const { since, holds } = conditionOf(queue)
  // No test dossier is transmitted: transmissions are counted without looking up a thousand dossiers.
  const waiting = db
    .selectFrom(queue === 'to-transmit' ? 'transmissions' : 'dossiers')
    .select(since.as('since'))
    .$if(queue !== 'to-transmit', query => query.where(sql<boolean>`is_test = false`))
    .where(holds(now))
    .orderBy(since)
    .limit(cap)
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
