import type { Actor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { spendBudget } from '~/store/access/budgets'
import { isKnownNetwork, noteKnownNetwork } from '~/store/access/known-networks'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { whoseTurn } from '../ground/whose-turn'

/** As long as a holder is known where he was let in: three times the cookie of /mon-site. */
const KNOWN_MS = 90 * DAY_MS

/**
 * Whether one more link to sign in or to go on may leave for a mailbox today: ten for the network or the account that asks for
 * them, thirty in all. What one asks beyond its ten takes nothing from the others; and where its holder was let in of late,
 * his ten are there whatever others asked (decision 0328).
 */
export async function mayGetLink(
  db: Db,
  { clock, rateLimits }: Pick<Deps, 'clock' | 'rateLimits'>,
  by: Actor,
  email: string,
): Promise<boolean> {
  if (!rateLimits) return true
  const key = keyOf(email, by)
  const known = await isKnownNetwork(db, key, clock())
  const spender = { key, network: known ? null : mailboxOf(email) }
  return (await spendBudget(db, 'link-recipient', spender, clock())).within
}

/** Notes whence the holder of a mailbox was let in by a link that it was mailed. */
export async function noteWhereHolderIs(db: Db, { clock }: Pick<Deps, 'clock'>, by: Actor, email: string) {
  await noteKnownNetwork(db, keyOf(email, by), new Date(clock().getTime() + KNOWN_MS))
}

const mailboxOf = (email: string) => email.trim().toLowerCase()

const keyOf = (email: string, by: Actor) => `${mailboxOf(email)} ${whoseTurn(by)}`
