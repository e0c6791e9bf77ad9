import type { ClientActor } from '~/domain/journal/actor'
import { HOUR_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import type { DbAndClock } from '../ground/deps'
import { makeSignInLink, redeemSignInLink, type Space, signedInTo } from '../ground/mailed-sign-in'
import { noteWhereHolderIs } from '../outbox/may-get-link'

/** /espace-client: the cookie of a client of the leads offer lasts twelve hours. */
export const CLIENT_SPACE: Space<{ account: string }> = {
  sessionMs: 12 * HOUR_MS,
  whoOf: opened => ('account' in opened ? opened : null),
}

/** @returns the token of a link to one account */
export const makeClientLink = (deps: DbAndClock, accountId: string) =>
  makeSignInLink(deps, { account: accountId })

/** Uses a link up. @throws Refusal link-expired when it was used, has run out, or never was */
export async function signInClient(deps: DbAndClock, by: ClientActor, linkToken: string) {
  const { token, entered } = await redeemSignInLink(
    deps,
    CLIENT_SPACE,
    linkToken,
    async (trx, { account }) => {
      const found = await findLeadAccount(trx, account)
      if (!found) throw new Refusal('link-expired')
      await noteWhereHolderIs(trx, deps, by, found.email)
      return found
    },
  )
  return { token, company_name: entered.company_name }
}

/** In another tab, as the mailed link opens: what is typed here stays. */
const SESSION_OVER =
  'Votre session est terminée\u00a0: ouvrez «\u00a0Espace client\u00a0» dans un autre onglet pour entrer de nouveau, puis revenez ici.'

/** @returns the account that the cookie belongs to. @throws Refusal unauthorised */
export async function checkClientSession(deps: DbAndClock, token: string | null) {
  const accountId = await accountOf(deps, token)
  if (!accountId) throw new Refusal('unauthorised', { detail: SESSION_OVER })
  return accountId
}

/** Whether the session still is that account's: it may have been left, or have run out. */
export const isSignedIn = async (
  deps: DbAndClock,
  token: string | null,
  accountId: string,
): Promise<boolean> => (await accountOf(deps, token)) === accountId

async function accountOf(deps: DbAndClock, token: string | null) {
  const who = await signedInTo(deps, CLIENT_SPACE, token)
  const account = who ? await findLeadAccount(deps.db, who.account) : undefined
  return account?.id
}
