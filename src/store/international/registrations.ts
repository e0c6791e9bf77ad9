import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { RegistrationState } from '~/domain/international/registration'
import { countUpTo } from '../database/count-up-to'
import type { Db } from '../database/database'
import { isSearch, matches } from '../database/search'
import type { Tables } from '../database/tables'

export type StoredRegistration = Selectable<Tables['registrations']>

export async function insertRegistration(trx: Db, registration: Insertable<Tables['registrations']>) {
  await trx.insertInto('registrations').values(registration).execute()
}

export function findRegistration(db: Db, id: string): Promise<StoredRegistration | undefined> {
  return db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads one and keeps every other change of it waiting until this transaction ends. */
export function lockRegistration(trx: Db, id: string): Promise<StoredRegistration | undefined> {
  return trx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateRegistration(trx: Db, id: string, change: Updateable<Tables['registrations']>) {
  await trx.updateTable('registrations').set(change).where('id', '=', id).execute()
}

/** What hangs on a registration goes with it. @returns false when there was none */
export async function deleteRegistration(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('registrations').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What narrows the list, and where it goes on. */
export interface RegistrationFilter {
  state: RegistrationState
  search: string
}

/** What each list is sorted by: those who wait longest first, otherwise the newest. */
const orders = {
  waiting: { column: 'created_at', direction: 'asc', beyond: '>' },
  contacted: { column: 'contacted_at', direction: 'desc', beyond: '<' },
  suspect: { column: 'created_at', direction: 'desc', beyond: '<' },
} as const

/** The instant that a list of that state is sorted by: its cursor is made from it. */
export function instantOf(row: StoredRegistration, state: RegistrationState): Date {
  return row[orders[state].column] ?? row.created_at
}

/** One page of a list; keyset paging. */
export function listRegistrations(
  db: Db,
  { state, search }: RegistrationFilter,
  { limit, after }: { limit: number; after: { created_at: Date; key: string } | null },
): Promise<StoredRegistration[]> {
  const { column, direction, beyond } = orders[state]
  return inState(db, { state, search })
    .selectAll()
    .$if(after !== null, query =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(beyond)} (${after?.created_at}, ${after?.key})`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** How many match. @see countUpTo */
export const countRegistrations = (db: Db, filter: RegistrationFilter): Promise<number> =>
  countUpTo(db, inState(db, filter))

function inState(db: Db, { state, search }: RegistrationFilter) {
  return db
    .selectFrom('registrations')
    .where('suspicion', state === 'suspect' ? 'is not' : 'is', null)
    .$if(state !== 'suspect', query =>
      query.where('contacted_at', state === 'contacted' ? 'is not' : 'is', null),
    )
    .$if(isSearch(search), query => query.where(matches('search_text', search)))
}
