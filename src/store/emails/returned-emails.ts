import { sql } from 'kysely'
import type { BounceKind } from '~/domain/inbox/delivery-report'
import type { Db } from '../database/database'
import { EMAIL_COLUMNS } from '../schema/columns'
import type { StoredEmail } from './emails'

/** Keeps under which address a message comes back. */
export async function keepReturnToken(db: Db, id: string, return_token: string) {
  await db.updateTable('emails').set({ return_token }).where('id', '=', id).execute()
}

export function emailOfReturnToken(db: Db, token: string): Promise<StoredEmail | undefined> {
  return db.selectFrom('emails').select(EMAIL_COLUMNS).where('return_token', '=', token).executeTakeFirst()
}

/** Notes what came back of a message; null: it is there after all. */
export async function noteReturn(
  trx: Db,
  id: string,
  bounce: { bounce: BounceKind; bounce_status: string; bounced_at: Date } | null,
) {
  await trx
    .updateTable('emails')
    .set(bounce ?? { bounce: null, bounce_status: null, bounced_at: null })
    .where('id', '=', id)
    .execute()
}

/** Marks an address in every dossier that has it, or takes the mark away. */
export async function markBouncedAddress(trx: Db, address: string, receives: boolean) {
  const small = address.trim().toLowerCase()
  await trx
    .updateTable('dossiers')
    .set({ bounced_address: receives ? null : sql<string>`email` })
    // The index of the search narrows it down.
    .where(sql<boolean>`search_text like '%' || searchable(${small}::text) || '%'`)
    .where(sql`lower(email)`, '=', small)
    .where(sql<boolean>`(bounced_address is not null) = ${receives}`)
    .execute()
}
