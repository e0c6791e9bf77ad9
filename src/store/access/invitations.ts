import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type Invitation = Selectable<Tables['invitations']>

export async function insertInvitation(trx: Db, invitation: Insertable<Tables['invitations']>) {
  await trx.insertInto('invitations').values(invitation).execute()
}

/** Those that can still be taken up, the newest first. */
export function openInvitations(db: Db, now: Date) {
  return db
    .selectFrom('invitations')
    .select(['id', 'name', 'email', 'role', 'created_at', 'expires_at'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

/** An invitation by its token, also one that can no longer be taken up. */
export function findInvitation(db: Db, tokenHash: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where(sql<boolean>`${tokenHash} = any(token_hashes)`)
    .executeTakeFirst()
}

/** Ends one, once. @returns false when it had ended before. */
export async function endInvitation(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ ended_at: now, totp_secret: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An older invitation of the same address ends when a new one is sent. @returns whether one could still be taken up */
export async function endInvitationsTo(trx: Db, email: string, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('invitations')
    .set({ ended_at: now, totp_secret: null })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute()
  return ended.some(({ expires_at }) => expires_at > now)
}

/** Lets one more message carry it. @returns undefined when it can no longer be taken up. */
export function addToken(db: Db, id: string, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  return db
    .updateTable('invitations')
    .set({ token_hashes: sql`token_hashes || ${tokenHash}::text` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Keeps the second factor that is offered, until the invitation is taken up: the first one stays.
 * @param sealed as `encryptedFiles.sealText` gives it @returns the one that is kept; undefined once it ended
 */
export async function keepTotpSecret(db: Db, id: string, sealed: string): Promise<string | undefined> {
  const row = await db
    .updateTable('invitations')
    .set({ totp_secret: sql`coalesce(totp_secret, ${sealed}::text)` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('totp_secret')
    .executeTakeFirst()
  return row?.totp_secret ?? undefined
}
