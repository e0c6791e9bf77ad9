import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Weekly figures by series and week, as the triggers counted them. */
export function readWeeks(db: Db, since: string) {
  return db
    .selectFrom('counters')
    .select(['name', eb => eb.fn.sum<number>('n').as('n')])
    .where('name', 'like', 'week:%')
    .where(sql<boolean>`split_part(name, ':', 3) >= ${since}`)
    .groupBy('name')
    .execute()
}
