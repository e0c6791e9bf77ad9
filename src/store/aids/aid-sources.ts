import type { Selectable } from 'kysely'
import type { Aid } from '~/domain/aids/aid'
import type { SourceKnown, SourceOrigin } from '~/domain/aids/aid-source'
import type { Db } from '../database/database'
import type { AidSourceTable } from '../schema/aids'

export type AidSource = Selectable<AidSourceTable>

export interface WatchedAid {
  id: string
  register_id: string | null
  aid: Aid
  /** Null where it was never asked. */
  known: AidSource | null
}

/** What the site shows, each with what is known of that source. */
export async function listWatchedAids(db: Db, origin: SourceOrigin): Promise<WatchedAid[]> {
  const [aids, sources] = await Promise.all([
    db
      .selectFrom('aids')
      .select(['id', 'register_id', 'aid'])
      .where('removed_at', 'is', null)
      .where('published', '=', true)
      .orderBy('id')
      .execute(),
    db.selectFrom('aid_sources').selectAll().where('origin', '=', origin).execute(),
  ])
  const known = new Map(sources.map(source => [source.aid_id, source]))
  return aids.map(aid => ({ ...aid, known: known.get(aid.id) ?? null }))
}

/** A published aid, kept from others until the transaction ends. */
export function lockWatchedAid(trx: Db, id: string): Promise<{ slug: string; aid: Aid } | undefined> {
  return trx
    .selectFrom('aids')
    .select(['slug', 'aid'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('published', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

export function findSource(db: Db, aidId: string, origin: SourceOrigin): Promise<AidSource | undefined> {
  return db
    .selectFrom('aid_sources')
    .selectAll()
    .where('aid_id', '=', aidId)
    .where('origin', '=', origin)
    .executeTakeFirst()
}

export function sourcesOf(db: Db, aidId: string): Promise<AidSource[]> {
  return db.selectFrom('aid_sources').selectAll().where('aid_id', '=', aidId).orderBy('origin').execute()
}

/** What is known of it from now on, in place of what was. */
export async function writeSource(trx: Db, aid_id: string, origin: SourceOrigin, known: SourceKnown) {
  await trx
    .insertInto('aid_sources')
    .values({ ...known, aid_id, origin })
    .onConflict(conflict => conflict.columns(['aid_id', 'origin']).doUpdateSet(known))
    .execute()
}

/** What waits to be read, the oldest first. */
export function listFindings(db: Db) {
  return db
    .selectFrom('aid_sources')
    .innerJoin('aids', 'aids.id', 'aid_sources.aid_id')
    .select(['aid_id', 'name', 'aid_sources.origin', 'finding', 'found_at', 'reason'])
    .where('finding', 'is not', null)
    .where('removed_at', 'is', null)
    .where('published', '=', true)
    .orderBy('found_at')
    .orderBy('aid_id')
    .execute()
}

/** When a source was last asked; null before the first night. */
export async function lastAsked(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('aid_sources')
    .select(({ fn }) => fn.max('asked_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}
