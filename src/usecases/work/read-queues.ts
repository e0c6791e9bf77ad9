import { QUEUES, type Queue } from '~/domain/dossier/lists/queue'
import { countOtherWork } from '~/store/lists/other-work'
import { countQueue, listQueue } from '~/store/lists/queues'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { DbAndClock } from '../ground/deps'
import { readReviews } from '../site-comments/read-reviews'

/** Every queue with how many wait in it, and since when; and what waits beside them. */
export async function readQueues({ db, clock }: DbAndClock) {
  const now = clock()
  const [{ reviews }, others, ...counted] = await Promise.all([
    readReviews({ db }),
    countOtherWork(db),
    ...QUEUES.map(queue => countQueue(db, queue, now)),
  ])
  return {
    queues: QUEUES.map((name, at) => ({
      name,
      count: Number(counted[at]?.count ?? 0),
      oldest_at: counted[at]?.oldest ?? null,
    })),
    others: { ...others, reviews: reviews.filter(({ waiting }) => waiting.for === 'team').length },
  }
}

/** One page of a queue, the longest waiting first. @throws Refusal invalid-request when the cursor is not ours */
export async function readQueue(
  { db, clock }: DbAndClock,
  queue: Queue,
  { limit, cursor, assignee }: { limit: number; cursor: string | null; assignee: string | null },
) {
  const at = readCursor(cursor)
  const after = at && { since: at.created_at, key: at.key }
  const rows = await listQueue(db, queue, { limit: limit + 1, after, assignee }, clock())
  const { shown, next_cursor } = pageOf(rows, limit, last => writeCursor(last.since, last.id))
  return { dossiers: shown, next_cursor }
}
