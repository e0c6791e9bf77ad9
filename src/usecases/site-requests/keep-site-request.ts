import { found } from '~/domain/found'
import type { Origin } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import {
  isFullOfLinks,
  type RequestSuspicion,
  requestErrors,
  type SiteRequest,
  type SiteRequestField,
} from '~/domain/site/online/site-request'
import { tradeWordsOf } from '~/sites/words/trade-words'
import { type Spender, spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import { ownerAddress } from '~/store/sites/site-owners'
import { insertSiteRequest, siteRequestsSince } from '~/store/sites/site-requests'
import { lockSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { isSealedIn } from '../ground/is-sealed-in'
import { shareOf, spenderOf } from '../ground/keep-within-budget'
import { queueEmail } from '../outbox/queue-email'
import { type SiteContentDeps, siteContent } from '../site/site-content'
import { keepSiteCounts } from '../site-counts/keep-site-counts'

type KeepDeps = SiteContentDeps &
  Pick<Deps, 'encryptedFiles' | 'mailer' | 'clock' | 'rateLimits' | 'publicUrl'>

/**
 * Keeps what a visitor asks of a firm, sealed, and mails it to the site's owner. What is over the budgets of its address or of the
 * site, or full of links, is kept apart and mails nobody: nothing is refused for want of JavaScript. The same words again, a
 * moment later, are one request.
 * @param trapped whether what nobody sees was filled
 * @returns what cannot be used of it; none: it is kept
 * @throws Refusal not-found, too-many-requests where even what is kept apart is full
 */
export async function keepSiteRequest(
  deps: KeepDeps,
  by: Origin,
  siteId: string,
  request: SiteRequest,
  trapped = false,
): Promise<{ field: SiteRequestField; message: string }[]> {
  const said = JSON.stringify(request)
  const sealed = await deps.encryptedFiles.sealText(said)
  return deps.db.transaction().execute(async trx => {
    const site = found(await lockSite(trx, siteId))
    const { facts } = await siteContent({ ...deps, db: trx }, { site: siteId }, site)
    const errors = requestErrors(request, tradeWordsOf(facts).health)
    if (errors.length > 0) return errors
    const suspicion = await suspicionOf(
      deps,
      trx,
      by,
      siteId,
      trapped ? 'honeypot' : isFullOfLinks(request) ? 'links' : null,
    )
    // Within the budgets, which the same words spend too: opening what is sealed costs more than refusing.
    const before = suspicion ? [] : await siteRequestsSince(trx, siteId, askedAgainSince(deps.clock()))
    if (await isSealedIn(deps, before, said)) return []
    const number = await insertSiteRequest(trx, {
      site_id: siteId,
      sealed,
      suspicion,
      received_at: deps.clock(),
    })
    if (suspicion === null)
      await keepSiteCounts({ ...deps, db: trx }, [{ site: siteId, kind: 'request', name: '', n: 1 }])
    const recipient = await ownerAddress(trx, site, deps.mailer.leaves)
    if (suspicion === null && recipient)
      await queueEmail(trx, deps, {
        kind: 'site-request',
        recipient,
        data: { site: siteId, number },
      })
    return []
  })
}

async function suspicionOf(
  deps: Pick<Deps, 'clock' | 'rateLimits'>,
  trx: Db,
  by: Origin,
  siteId: string,
  seen: RequestSuspicion | null,
): Promise<RequestSuspicion | null> {
  if (!deps.rateLimits) return seen
  const within = async (
    name: 'site-request' | 'site-request-mail' | 'site-request-suspect',
    spender: Spender,
  ) => spendBudget(trx, name, spender, deps.clock())
  const visitor = spenderOf(by.ip)
  if (!seen && (await within('site-request', visitor)).within) {
    if ((await within('site-request-mail', shareOf(siteId, by))).within) return null
  }
  const apart = await within('site-request-suspect', visitor)
  if (!apart.within) throw new Refusal('too-many-requests', { retryAfter: 3_600 })
  return seen ?? 'budget'
}
