import { sql } from 'kysely'
import { chainEvent, type EvidenceEvent, type EvidenceFacts } from '~/domain/journal/evidence'
import type { Db } from '../database/database'
import { digestsOf, evidenceOf, type Line, newSalt, textsIn } from './chained-line'

/** Any number of this program's own: it names the lock under which the chain grows. */
const LOCK = 7_392_010

/**
 * Chains the lines about no dossier that are not chained yet, in the order in which they were written. It is done
 * apart, within a minute: a lock until the end of each writer's transaction would let them wait for one another.
 * @returns how many were
 */
export async function chainAdministration(db: Db, limit: number): Promise<number> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    const rows = await trx
      .selectFrom('events')
      .selectAll()
      .where('dossier_id', 'is', null)
      .where('rank', 'is', null)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute()
    let last = await lastOfAdministration(trx)
    for (const row of rows) {
      const { rank, personal, previous, hash } = chainEvent(last, factsOf(row), personalOf(row), newSalt)
      await trx
        .updateTable('events')
        .set({ rank, previous, hash, personal: JSON.stringify(digestsOf(personal)) })
        .where('id', '=', row.id)
        .execute()
      last = { rank, hash }
    }
    return rows.length
  })
}

/** The last chained line. */
async function lastOfAdministration(db: Db): Promise<{ rank: number; hash: string } | null> {
  const last = await db
    .selectFrom('events')
    .select(['rank', 'hash'])
    .where('dossier_id', 'is', null)
    .where('rank', 'is not', null)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.hash ? { rank: Number(last.rank), hash: last.hash } : null
}

/** The next lines of the chain, as they are verified. */
export async function chainOfAdministration(db: Db, after: number, limit: number): Promise<EvidenceEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('dossier_id', 'is', null)
    .where('rank', '>', after)
    .orderBy('rank')
    .limit(limit)
    .execute()
  return rows.map(row => evidenceOf(row, factsOf(row), personalOf(row)))
}

/** All that a line says enters the chain as a digest: a purge takes the data of lines about a registration whole. */
const factsOf = ({ type, at, actor }: Line): EvidenceFacts => ({ type, at, actor, data: {} })

function personalOf({ account_id, ip, user_agent, data }: Line): Record<string, string> {
  return textsIn({ account: account_id, ip, user_agent, data: sorted(data) })
}

const sorted = (data: Record<string, unknown>) =>
  JSON.stringify(data, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
