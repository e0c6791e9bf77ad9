import { MINUTE_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import {
  consumeSignInLink,
  deleteSignInSession,
  findSignInSession,
  insertSignInLink,
  insertSignInSession,
  type SignedInTo,
} from '~/store/access/sign-in-links'
import type { Db } from '~/store/database/database'
import type { DbAndClock, Deps } from './deps'
import { newToken, tokenHash } from './secret-token'

/** What a link opens: an account of the leads offer, the sites of an address, one site alone. */
export type Opened = { account: string } | { email: string } | { site: string }

/** A place that is entered by a single-use link, and stayed in by a cookie. */
export interface Space<Who extends Opened> {
  /** How long its cookie lets in; the browser forgets it after as long. */
  sessionMs: number
  /** Who of those whom a link lets in anywhere belongs here; null: another place's link. */
  whoOf: (opened: Opened) => Who | null
}

const LINK_MS = 15 * MINUTE_MS

/** A link of its own for each message that leaves: nothing that lets in lies in the outbox. @returns its token */
export async function makeSignInLink({ db, clock }: DbAndClock, opened: Opened, lifeMs = LINK_MS) {
  const token = newToken()
  const expires_at = new Date(clock().getTime() + lifeMs)
  await insertSignInLink(db, { token_hash: tokenHash(token), expires_at, ...columnOf(opened) })
  return token
}

/**
 * Uses a link up.
 * @param enter looks at who came, in the same transaction; what it throws leaves the link as it was
 * @returns the token of the session, and what `enter` gave
 * @throws Refusal link-expired when it was used, has run out, is of another place, or never was
 */
export async function redeemSignInLink<Who extends Opened, Entered>(
  { db, clock }: DbAndClock,
  { whoOf }: Space<Who>,
  linkToken: string,
  enter: (trx: Db, who: Who) => Promise<Entered>,
): Promise<{ token: string; entered: Entered }> {
  const now = clock()
  return db.transaction().execute(async trx => {
    const row = await consumeSignInLink(trx, tokenHash(linkToken), now)
    const who = row && whoOf(openedBy(row))
    if (!who) throw new Refusal('link-expired')
    const entered = await enter(trx, who)
    const token = newToken()
    await insertSignInSession(trx, { token_hash: tokenHash(token), created_at: now, ...columnOf(who) })
    return { token, entered }
  })
}

/** Whom a cookie lets in here; null: nobody. */
export async function signedInTo<Who extends Opened>(
  { db, clock }: DbAndClock,
  { sessionMs, whoOf }: Space<Who>,
  token: string | null,
): Promise<Who | null> {
  const since = new Date(clock().getTime() - sessionMs)
  const row = token ? await findSignInSession(db, tokenHash(token), since) : undefined
  return row ? whoOf(openedBy(row)) : null
}

/** Ends a session; a cookie that is not known is no error. */
export async function signOut({ db }: Pick<Deps, 'db'>, token: string | null) {
  if (token) await deleteSignInSession(db, tokenHash(token))
}

const columnOf = (opened: Opened) =>
  'account' in opened
    ? { account_id: opened.account }
    : 'email' in opened
      ? { email: opened.email }
      : { site_id: opened.site }

function openedBy({ account_id, email, site_id }: SignedInTo): Opened {
  if (account_id !== null) return { account: account_id }
  return email !== null ? { email } : { site: site_id ?? '' }
}
