import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type InboundMailRow = Selectable<Tables['inbound_mails']>
export type NewInboundMail = Insertable<Tables['inbound_mails']>

/** Which mails of a mailbox were read before. */
export async function knownUids(db: Db, mailbox: string, uids: number[]): Promise<Set<number>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .selectFrom('inbound_mails')
    .select('uid')
    .where('mailbox', '=', mailbox)
    .where('uid', 'in', uids)
    .execute()
  return new Set(rows.map(({ uid }) => Number(uid)))
}

/** Notes a mail as read. @returns false where it, or one with its words, was read before: nothing is written then */
export async function insertInboundMail(trx: Db, mail: NewInboundMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inbound_mails')
    .values(mail)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Mails that wait for somebody to sort them, the oldest first. */
export function mailsToSort(db: Db, limit: number): Promise<InboundMailRow[]> {
  return db
    .selectFrom('inbound_mails')
    .selectAll()
    .where('state', '=', 'to-sort')
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The dossier that a mail seems to belong to: the one of its thread, else the newest of its sender's address. */
export function dossierOfSender(
  db: Db,
  { dossier_id, sender }: { dossier_id: string | null; sender: string },
): Promise<{ id: string; company_name: string } | undefined> {
  const dossiers = db.selectFrom('dossiers').select(['id', 'company_name']).where('is_test', '=', false)
  const found =
    dossier_id === null
      ? dossiers
          // The index of the search narrows it down.
          .where(sql<boolean>`search_text like '%' || searchable(${sender}::text) || '%'`)
          .where(sql`lower(email)`, '=', sender)
          .orderBy('created_at', 'desc')
      : dossiers.where('id', '=', dossier_id)
  return found.limit(1).executeTakeFirst()
}

export async function countMailsToSort(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('inbound_mails')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('state', '=', 'to-sort')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A mail that waits, kept from every other hand until the transaction ends. */
export function lockMailToSort(trx: Db, id: string): Promise<InboundMailRow | undefined> {
  return trx
    .selectFrom('inbound_mails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'to-sort')
    .forUpdate()
    .executeTakeFirst()
}

/** It waits no more. What stands in a thread now is not kept a second time. */
export async function settleMail(
  trx: Db,
  id: string,
  settled: { state: 'attached' | 'put-away'; dossier_id?: string; settled_by: string; settled_at: Date },
) {
  await trx
    .updateTable('inbound_mails')
    .set({ ...settled, ...(settled.state === 'attached' && WORDLESS) })
    .where('id', '=', id)
    .execute()
}

/** A mail without its words: what stands elsewhere is not kept a second time. */
export const WORDLESS = { sender: null, sender_name: null, subject: null, text: null, left_files: [] }

/** Forgets the words of mails that were put away, or that nobody sorted, before these days; that they were read is kept. */
export async function forgetMails(db: Db, putAwayBefore: Date, readBefore: Date): Promise<string[]> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('inbound_mails')
      .set({ ...WORDLESS, state: 'put-away' })
      .where(eb =>
        eb.or([
          eb.and([eb('state', '=', 'put-away'), eb('settled_at', '<', putAwayBefore)]),
          eb.and([eb('state', '=', 'to-sort'), eb('read_at', '<', readBefore)]),
        ]),
      )
      .where(eb => eb.or([eb('sender', 'is not', null), eb('text', 'is not', null)]))
      .returning('id')
      .execute()
    if (rows.length === 0) return []
    const files = await trx
      .deleteFrom('message_files')
      .where(
        'mail_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('dossier_id', 'is', null)
      .returning('file_key')
      .execute()
    return files.map(({ file_key }) => file_key)
  })
}
