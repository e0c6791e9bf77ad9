import { sql } from 'kysely'
import type { EmailKind } from '~/domain/email/email'
import { COUNTED_MS, mayReach } from '~/domain/email/recipient-budget'
import type { Db } from '../database/database'
import type { Dossier } from './dossiers'

/** What a code proves the address of. */
export type CodeOf =
  | { dossier_id: string }
  | { quote_request_id: string }
  | { site_id: string }
  | { account_id: string }

/** Keeps the code of one message; a second try of the same message has a code of its own in its place. */
export async function keepCode(
  db: Db,
  code: CodeOf & { email_id: string; email: string; code_hash: string; sent_at: Date },
) {
  await db
    .insertInto('address_codes')
    .values({
      dossier_id: null,
      quote_request_id: null,
      site_id: null,
      account_id: null,
      ...code,
      used_at: null,
    })
    .onConflict(conflict =>
      conflict.column('email_id').doUpdateSet({ code_hash: code.code_hash, sent_at: code.sent_at, tries: 0 }),
    )
    .execute()
}

/**
 * The newest code that went to an address: there may be one before and one that is to follow it. Keeps every other try of it
 * waiting until this transaction ends.
 */
export function lockNewestCode(trx: Db, of: CodeOf, email: string) {
  return trx
    .selectFrom('address_codes')
    .selectAll()
    .where(isOf(of))
    .where(isTo(email))
    .orderBy('sent_at', 'desc')
    .forUpdate()
    .limit(1)
    .executeTakeFirst()
}

export async function changeCode(trx: Db, email_id: string, change: { tries?: number; used_at?: Date }) {
  await trx.updateTable('address_codes').set(change).where('email_id', '=', email_id).execute()
}

/** How many messages with a code were asked for since a moment, sent or not. */
export async function codesAskedSince(
  db: Db,
  of: Exclude<CodeOf, { site_id: string } | { account_id: string }>,
  since: Date,
): Promise<number> {
  const { n } = await db
    .selectFrom('emails')
    .select(eb => eb.fn.countAll<string>().as('n'))
    .where(isOf(of))
    .where('kind', 'in', ['address-code', 'quote-request-code'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Whether the newest message with a code of a dossier is given up: its address took none. */
export async function hasCodeFailed(db: Db, dossier_id: string): Promise<boolean> {
  const newest = await db
    .selectFrom('emails')
    .select('state')
    .where('dossier_id', '=', dossier_id)
    .where('kind', '=', 'address-code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.state === 'failed'
}

/** Whether a code to that address was typed since a moment. */
export async function isCodeTypedSince(db: Db, of: CodeOf, email: string, since: Date): Promise<boolean> {
  const typed = await db
    .selectFrom('address_codes')
    .select('email_id')
    .where(isOf(of))
    .where(isTo(email))
    .where('used_at', '>=', since)
    .executeTakeFirst()
  return typed !== undefined
}

/** The id of what a code is about. */
export const idOf = (of: CodeOf): string => Object.values(of)[0] ?? ''

const isOf = (of: CodeOf) => sql<boolean>`${sql.ref(Object.keys(of)[0] ?? '')} = ${idOf(of)}`

const isTo = (email: string) => sql<boolean>`lower(email) = lower(${email.trim()})`

/** The dossiers of an address and SIRET, newest first: the one that the resume e-mail lists. */
export function dossiersOf(db: Db, email: string, siretDigits: string): Promise<Dossier[]> {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where(eb =>
      eb(eb.fn('regexp_replace', ['siret', eb.val('\\D'), eb.val(''), eb.val('g')]), '=', siretDigits),
    )
    .where('is_test', '=', false)
    .where('email_disowned_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
}

/**
 * Takes one of the few places that an address has which proved nothing, exactly, also when messages leave at
 * once; a second try of the same message keeps the place it took. @returns false when there is none left
 */
export function takePlace(
  db: Db,
  message: { email_id: string; recipient_hash: string; kind: EmailKind; at: Date },
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtext('recipient'), hashtext(${message.recipient_hash}))`.execute(
      trx,
    )
    const sent = await trx
      .selectFrom('recipient_messages')
      .select(['email_id', 'kind', 'at'])
      .where('recipient_hash', '=', message.recipient_hash)
      .where('at', '>', new Date(message.at.getTime() - COUNTED_MS))
      .execute()
    if (sent.some(({ email_id }) => email_id === message.email_id)) return true
    if (!mayReach(message.kind, sent, message.at)) return false
    await trx.insertInto('recipient_messages').values(message).execute()
    return true
  })
}

/** Forgets links, codes and messages that no longer count. */
export async function forgetOldProofs(db: Db, now: Date) {
  const before = new Date(now.getTime() - COUNTED_MS)
  await db.deleteFrom('recipient_messages').where('at', '<=', before).execute()
  await db.deleteFrom('address_codes').where('sent_at', '<=', before).execute()
  await db.deleteFrom('dossier_links').where('expires_at', '<=', now).execute()
}
