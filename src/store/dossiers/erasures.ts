import type { Insertable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

/** Notes that a dossier is gone; a second time is no error. @returns whether it is the first */
export async function insertErasure(trx: Db, erasure: Insertable<Tables['erasures']>): Promise<boolean> {
  const noted = await trx
    .insertInto('erasures')
    .values(erasure)
    .onConflict(conflict => conflict.column('dossier_id').doNothing())
    .returning('dossier_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** What a copy of before must not bring back. */
export const readErasures = (db: Db) => db.selectFrom('erasures').selectAll().orderBy('erased_at').execute()

/** Journals whose dossier is gone: they stay for ten years. */
export async function countErasures(db: Db): Promise<number> {
  const row = await db
    .selectFrom('erasures')
    .select(eb => eb.fn.countAll().as('erased'))
    .executeTakeFirstOrThrow()
  return Number(row.erased)
}
