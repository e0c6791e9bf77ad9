import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredNotice = Selectable<Tables['site_notices']>

/** A notice, and how its site stands. */
export type ListedNotice = StoredNotice & Pick<Selectable<Tables['sites']>, 'published_revision' | 'ended_at'>

/** Its number comes from the database. */
export async function insertNotice(
  trx: Db,
  notice: Omit<Insertable<Tables['site_notices']>, 'number' | 'decision' | 'decision_reason'>,
) {
  await trx.insertInto('site_notices').values(notice).execute()
}

/** What a visitor may just have reported and reports again: the last few since a moment, but for what is kept apart. */
export const noticesSince = (
  trx: Db,
  { site_id, reason }: Pick<StoredNotice, 'site_id' | 'reason'>,
  since: Date,
) =>
  trx
    .selectFrom('site_notices')
    .select('sealed')
    .where('site_id', '=', site_id)
    .where('reason', '=', reason)
    .where('suspicion', 'is', null)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .limit(10)
    .execute()

export function findNotice(db: Db, id: string): Promise<StoredNotice | undefined> {
  return db.selectFrom('site_notices').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, and keeps every other decision of it waiting until this transaction ends. */
export function lockNotice(trx: Db, id: string): Promise<StoredNotice | undefined> {
  return trx.selectFrom('site_notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What waits first, the soonest due first and what is kept apart last; then what was decided, the newest first. */
export function listNotices(db: Db, site: string | null): Promise<ListedNotice[]> {
  return db
    .selectFrom('site_notices')
    .leftJoin('sites', 'sites.id', 'site_notices.site_id')
    .selectAll('site_notices')
    .select(['sites.published_revision', 'sites.ended_at'])
    .$if(site !== null, query => query.where('site_id', '=', site))
    .orderBy(sql`decided_at is not null`)
    .orderBy(sql`suspicion is not null`)
    .orderBy(sql`case when decided_at is null then due_at end`)
    .orderBy('decided_at', 'desc')
    .limit(300)
    .execute()
}

export async function decideNotice(
  trx: Db,
  id: string,
  decision: Pick<StoredNotice, 'decision' | 'decision_reason' | 'decided_at' | 'account_id'>,
) {
  await trx.updateTable('site_notices').set(decision).where('id', '=', id).execute()
}

/** What was decided before an instant, and what was kept apart and came before it. */
export async function forgetNotices(db: Db, before: Date) {
  await db
    .deleteFrom('site_notices')
    .where(eb =>
      eb.or([
        eb('decided_at', '<', before),
        eb.and([eb('suspicion', 'is not', null), eb('received_at', '<', before)]),
      ]),
    )
    .execute()
}
