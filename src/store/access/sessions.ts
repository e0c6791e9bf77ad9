import type { SignedIn } from '~/domain/access/account'
import { SESSION } from '~/domain/access/login-limits'
import type { Role } from '~/domain/access/permission'
import type { Db } from '../database/database'

export interface NewSession {
  token_hash: string
  account_id: string
  ip: string
  user_agent: string
}

/** Keeps a new session; those that are over go. */
export async function insertSession(db: Db, session: NewSession, now: Date) {
  await db
    .deleteFrom('sessions')
    .where('created_at', '<=', new Date(now.getTime() - SESSION.absolute_ms))
    .execute()
  await db
    .insertInto('sessions')
    .values({
      ...session,
      user_agent: session.user_agent.slice(0, 300),
      created_at: now,
      last_used_at: now,
    })
    .execute()
}

/**
 * Uses a session that is neither idle nor over, of an account that is still there, and notes the use.
 * @returns whose it is; undefined when there is no such session.
 */
export function touchSession(
  db: Db,
  tokenHash: string,
  now: Date,
  limits: { usedAfter: Date; createdAfter: Date },
): Promise<SignedIn | undefined> {
  return db
    .updateTable('sessions')
    .from('accounts')
    .set({ last_used_at: now })
    .whereRef('accounts.id', '=', 'sessions.account_id')
    .where('accounts.removed_at', 'is', null)
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', limits.usedAfter)
    .where('sessions.created_at', '>', limits.createdAfter)
    .returning(['accounts.id', 'accounts.name', 'accounts.role', 'sessions.id as session_id'])
    .executeTakeFirst()
}

/** The sessions that still let in, the last used first. */
export function livingSessions(db: Db, limits: { usedAfter: Date; createdAfter: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id',
      'sessions.account_id',
      'accounts.name',
      'sessions.created_at',
      'sessions.last_used_at',
      'sessions.ip',
      'sessions.user_agent',
    ])
    .where('last_used_at', '>', limits.usedAfter)
    .where('sessions.created_at', '>', limits.createdAfter)
    .orderBy('last_used_at', 'desc')
    .limit(200)
    .execute()
}

/** Whether a session still lets in, without using it. @returns the role of its account */
export async function livingRole(
  db: Db,
  id: string,
  limits: { usedAfter: Date; createdAfter: Date },
): Promise<Role | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('accounts.role')
    .where('sessions.id', '=', id)
    .where('accounts.removed_at', 'is', null)
    .where('last_used_at', '>', limits.usedAfter)
    .where('sessions.created_at', '>', limits.createdAfter)
    .executeTakeFirst()
  return found?.role
}

/** Whether a session began after a moment. */
export async function beganAfter(db: Db, id: string, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', moment)
    .executeTakeFirst()
  return row !== undefined
}
