import { sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'

/** What the agency adds to a message; empty for nothing. */
export async function ownParagraphOf(db: Db, kind: string): Promise<string> {
  const row = await db
    .selectFrom('email_paragraphs')
    .select('text')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.text ?? ''
}

/** The last version of each message, with who wrote it. */
export function newestParagraphs(db: Db) {
  return db
    .selectFrom('email_paragraphs')
    .leftJoin('accounts', 'accounts.id', 'email_paragraphs.account_id')
    .distinctOn('kind')
    .select(['kind', 'text', 'email_paragraphs.at', 'accounts.name as by'])
    .orderBy('kind')
    .orderBy('email_paragraphs.id', 'desc')
    .execute()
}

/** The last versions of one message, the newest first. */
export function versionsOf(db: Db, kind: string) {
  return db
    .selectFrom('email_paragraphs')
    .leftJoin('accounts', 'accounts.id', 'email_paragraphs.account_id')
    .select(['email_paragraphs.id', 'text', 'email_paragraphs.at', 'accounts.name as by'])
    .where('kind', '=', kind)
    .orderBy('email_paragraphs.id', 'desc')
    .limit(20)
    .execute()
}

export async function insertParagraph(
  trx: Db,
  version: { kind: string; text: string; account_id: string; at: Date },
) {
  await trx.insertInto('email_paragraphs').values(version).execute()
}

/** Until the transaction ends nobody else changes a paragraph. */
export async function lockParagraphs(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('email_paragraphs'))`.execute(trx)
}
