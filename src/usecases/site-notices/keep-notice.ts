import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import type { Origin } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import {
  decideBefore,
  isNoticeReason,
  type NoticeField,
  type NoticeSuspicion,
  noticeErrors,
  type SiteNotice,
} from '~/domain/site/online/site-notice'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import { insertNotice, noticesSince } from '~/store/sites/site-notices'
import { lockSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { isSealedIn } from '../ground/is-sealed-in'
import { spenderOf } from '../ground/keep-within-budget'
import { queueEmail, queueToAgency } from '../outbox/queue-email'

type KeepDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'rateLimits' | 'publicUrl' | 'agency'>

/**
 * Keeps what a visitor reports of a site to its host, sealed, with the time by which the team decides; acknowledges it to who
 * left an address (DSA, article 16.4), within what that mailbox takes in a day, and tells the team. What is over the budgets of
 * its address is kept apart and mails nobody. The same words again, a moment later, are one notice.
 * @param trapped whether what nobody sees was filled
 * @returns what cannot be used of it; none: it is kept
 * @throws Refusal not-found, too-many-requests where even what is kept apart is full
 */
export async function keepNotice(
  deps: KeepDeps,
  by: Origin,
  siteId: string,
  notice: SiteNotice,
  trapped: boolean,
): Promise<{ field: NoticeField; message: string }[]> {
  const errors = noticeErrors(notice)
  const { reason, page, text, name, email } = notice
  if (errors.length > 0 || !isNoticeReason(reason)) return errors
  const said = JSON.stringify({ page, text, name, email })
  const sealed = await deps.encryptedFiles.sealText(said)
  await deps.db.transaction().execute(async trx => {
    const site = found(await lockSite(trx, siteId))
    const received_at = deps.clock()
    const id = randomId()
    const suspicion = await suspicionOf(deps, trx, by, trapped)
    // Within the budget, which the same words spend too: opening what is sealed costs more than refusing.
    const since = askedAgainSince(received_at)
    const before = suspicion ? [] : await noticesSince(trx, { site_id: siteId, reason }, since)
    if (await isSealedIn(deps, before, said)) return
    await insertNotice(trx, {
      ...{ id, site_id: siteId, site_name: site.name ?? '', reason, sealed, suspicion, received_at },
      due_at: decideBefore(reason, received_at),
    })
    if (suspicion !== null) return
    await queueToAgency(trx, deps, { kind: 'agency-client-site', data: { site: siteId, news: 'noticed' } })
    if (email !== '' && (await mayBeWritten(deps, trx, email)))
      await queueEmail(trx, deps, { kind: 'notice-received', recipient: email, data: { notice: id } })
  })
  return []
}

async function suspicionOf(
  deps: Pick<Deps, 'clock' | 'rateLimits'>,
  trx: Db,
  { ip }: Origin,
  trapped: boolean,
): Promise<NoticeSuspicion | null> {
  if (!deps.rateLimits) return trapped ? 'honeypot' : null
  const visitor = spenderOf(ip)
  const within = async (name: 'site-notice' | 'site-notice-suspect') =>
    (await spendBudget(trx, name, visitor, deps.clock())).within
  if (!trapped && (await within('site-notice'))) return null
  if (!(await within('site-notice-suspect'))) throw new Refusal('too-many-requests', { retryAfter: 3_600 })
  return trapped ? 'honeypot' : 'budget'
}

/** Nobody has proven that the address is the reporter's: a few messages a day reach it, whoever asks for them. */
async function mayBeWritten({ clock, rateLimits }: KeepDeps, trx: Db, email: string): Promise<boolean> {
  if (!rateLimits) return true
  const spender = { key: email.toLowerCase(), network: null }
  return (await spendBudget(trx, 'notice-recipient', spender, clock())).within
}
