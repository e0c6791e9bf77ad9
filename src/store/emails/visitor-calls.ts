import { sql } from 'kysely'
import type { VisitorCall } from '~/domain/dossier/visitor-call'
import type { Db } from '../database/database'

/** Forgets the visitors who asked for a call before an instant. @returns the Message-IDs, whose copies go too */
export async function forgetVisitorCalls(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('emails')
    .where('kind', '=', 'agency-visitor-call')
    .where('created_at', '<', before)
    .returning('message_id')
    .execute()
  return rows.map(row => row.message_id)
}

/** A visitor's wish for a call that is kept already: the same name, telephone and hour. @returns its id */
export async function visitorCallLike(trx: Db, call: VisitorCall): Promise<string | undefined> {
  const row = await trx
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'agency-visitor-call')
    .where(sql<boolean>`data @> ${JSON.stringify(call)}::jsonb`)
    .executeTakeFirst()
  return row?.id
}

/** How many such wishes no mailbox has been told of. */
export async function countHeldVisitorCalls(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('kind', '=', 'agency-visitor-call')
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(n)
}
