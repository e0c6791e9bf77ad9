import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findLeadAccount, leadAccountsOf } from '~/store/leads/accounts'
import {
  accountOfSession,
  deleteClientSession,
  insertClientLink,
  insertClientSession,
} from '~/store/leads/client-sessions'
import { consumeClientLink } from '~/store/leads/consume-client-link'
import type { Deps } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'
import { mayGetLink } from '../outbox/may-get-link'
import { queueEmail } from '../outbox/queue-email'

const LINK_MS = 15 * 60 * 1_000
/** A client's cookie; the browser forgets it after as long. */
export const CLIENT_SESSION_MS = 12 * 60 * 60 * 1_000

/**
 * Mails a link to the accounts of an address, if there are any: whoever asks is not told, nor that a mailbox had its
 * ten of the day. */
export async function sendClientLink(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'rateLimits'>,
  by: ClientActor,
  email: string,
) {
  await deps.db.transaction().execute(async trx => {
    if (!(await mayGetLink(trx, deps, email))) return
    for (const account of await leadAccountsOf(trx, email.trim())) {
      await queueEmail(trx, deps, {
        kind: 'client-link',
        recipient: account.email,
        data: { lead_account: account.id },
        by,
      })
    }
  })
}

/** A link of its own for each message that leaves: nothing that lets in lies in the outbox. @returns its token */
export async function makeClientLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string) {
  const token = newToken()
  const expires_at = new Date(clock().getTime() + LINK_MS)
  await insertClientLink(db, { token_hash: tokenHash(token), account_id: accountId, expires_at })
  return token
}

/** Uses a link up. @throws Refusal link-expired when it was used, has run out, or never was */
export async function signInClient({ db, clock }: Pick<Deps, 'db' | 'clock'>, linkToken: string) {
  const now = clock()
  return db.transaction().execute(async trx => {
    const accountId = await consumeClientLink(trx, tokenHash(linkToken), now)
    const account = accountId ? await findLeadAccount(trx, accountId) : undefined
    if (!account || account.closed_at) throw new Refusal('link-expired')
    const token = newToken()
    await insertClientSession(trx, { token_hash: tokenHash(token), account_id: account.id, created_at: now })
    return { token, company_name: account.company_name }
  })
}

/** @returns the account that the cookie belongs to. @throws Refusal unauthorised */
export async function checkClientSession(deps: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const accountId = await accountOf(deps, token)
  if (!accountId) throw new Refusal('unauthorised')
  return accountId
}

/** Whether the session still is that account's: it may have been left, have run out, or the account been closed. */
export const isSignedIn = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
  accountId: string,
): Promise<boolean> => (await accountOf(deps, token)) === accountId

async function accountOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const since = new Date(clock().getTime() - CLIENT_SESSION_MS)
  return token ? accountOfSession(db, tokenHash(token), since) : undefined
}

export async function signOutClient({ db }: Pick<Deps, 'db'>, token: string | null) {
  if (token) await deleteClientSession(db, tokenHash(token))
}
