import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database'

/** What is counted is counted up to here and shown as « 1 000+ » (specification B3). */
export const COUNT_CAP = 1_001

/** @param matching the rows that are counted, in the order in which they are found soonest; none of their columns is read */
export async function countUpTo<Known, From extends keyof Known>(
  db: Db,
  matching: SelectQueryBuilder<Known, From, object>,
): Promise<number> {
  const { n } = await db
    .selectFrom(matching.select(sql`1`.as('one')).limit(COUNT_CAP).as('matching'))
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
