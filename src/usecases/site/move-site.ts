import { found } from '~/domain/found'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import { unsettledSentence } from '~/domain/site/site-comment'
import { siteProblems } from '~/domain/site/site-problems'
import { nextSiteStage, type SiteStage } from '~/domain/site/site-project'
import { parsedUrl } from '~/domain/text/parsed-url'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { hasEvent } from '~/store/events/find-events'
import { commentsOf } from '~/store/sites/site-comments'
import { insertRound } from '~/store/sites/site-rounds'
import { findSite, lockSite, type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { newToken } from '../ground/secret-token'
import { queueEmail, queueToAgency } from '../outbox/queue-email'
import { changeSite, openedSite } from './change-site'
import { keepVersion } from './change-site-content'
import { provenOwner } from './proven-owner'
import type { SiteDeps } from './site-at'
import { siteContent } from './site-content'

export type MoveSiteDeps = SiteDeps & Pick<Deps, 'agency' | 'publicUrl'>

/**
 * The team moves a site to its next stage, and the client hears of it. What is shown has its preview, or an address of
 * its own, and lacks nothing that is needed; what is put online by hand has an address. The stage of a moment ago again is
 * no second news.
 * @throws Refusal not-found, transition-forbidden, invalid-fields
 */
export const moveSite = (
  deps: SiteDeps & Pick<Deps, 'publicUrl'>,
  by: AccountActor,
  id: string,
  { stage, site_url }: { stage: SiteStage; site_url?: string | undefined },
) =>
  changeSite(deps, id, async (trx, dossier) => {
    const { email } = dossier
    const now = deps.clock()
    const [project] = await openedSite(trx, dossier, now)
    if (nextSiteStage(project) !== stage) {
      const reached = project[`${stage}_at`]
      if (reached && reached > askedAgainSince(now)) return
      throw new Refusal('transition-forbidden')
    }
    if (stage === 'review') await refuseIncomplete(deps, trx, project)
    const address = site_url?.trim() || project.site_url
    // What is looked at without an address is the preview.
    if (stage === 'review' ? address && !isWebAddress(address) : stage === 'online' && !isWebAddress(address))
      throw wrongField('site_url', 'Indiquez l’adresse du site, en https.')
    const ended = stage === 'online' ? { preview_token: newToken() } : {}
    await updateSite(trx, project, { [`${stage}_at`]: now, site_url: address, ...ended })
    if (stage === 'review') await showFirst(deps, trx, by, project)
    await queueEmail(trx, deps, { kind: 'site-moved', recipient: email, dossier_id: id, data: { stage } })
    await appendEvent(trx, { dossier_id: id, type: 'site-moved', at: now, by, data: { stage } })
  })

/** What nobody can do without is asked for before the client is shown anything. @throws Refusal transition-forbidden */
async function refuseIncomplete(deps: SiteDeps, trx: Db, site: Site) {
  const { facts, layout, asked } = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
  const needed = siteProblems(facts, layout, [], asked).filter(problem => problem.needed)
  if (needed.length === 0) return
  const sentences = needed.map(({ sentence }) => sentence).join(' ')
  throw new Refusal('transition-forbidden', {
    detail: `Le site ne peut pas encore être relu. Il manque\u00a0: ${sentences}`,
  })
}

/** The first round: what is shown is a version, so that later ones can be told apart from it. */
async function showFirst(deps: SiteDeps, trx: Db, by: AccountActor, { id }: Site) {
  const site = found(await lockSite(trx, id))
  const at = deps.clock()
  const content = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
  const version = content.version || 1
  if (content.version === 0) await keepVersion(trx, site, { ...content, version }, { part: 'facts', by, at })
  await insertRound(trx, { site_id: site.id, version, at })
}

const isWebAddress = (address: string | null | undefined) => parsedUrl(address ?? '')?.protocol === 'https:'

/**
 * What the client says of the site that he is shown; the last word counts, and is one where it is said twice. While a remark
 * is to be done, or a question waits for him, he does not approve: he takes it back first, or waits for what becomes of it.
 * @throws Refusal not-found, address-unproven, transition-forbidden
 */
export async function reviewSite(
  deps: MoveSiteDeps,
  by: ClientActor,
  key: HolderKey,
  { approved, text }: { approved: boolean; text: string },
) {
  await provenOwner(deps, key)
  return changeSite(deps, key, async (trx, dossier) => {
    const { id } = dossier
    const found = await findSite(trx, { dossier: id })
    // A remark that is being said waits for this approval, or this approval for it.
    const project = found && (await lockSite(trx, found.id))
    if (!project?.review_at || project.online_at) throw new Refusal('transition-forbidden')
    if (approved) await refuseUnsettled(trx, project)
    const now = deps.clock()
    const data = { approved, ...(text ? { note: text } : {}) }
    const stands =
      project.approved === approved && project.reviewed_at && project.reviewed_at > askedAgainSince(now)
    if (stands && (await hasEvent(trx, id, 'site-reviewed', data, by))) return
    await updateSite(trx, project, { reviewed_at: now, approved })
    await queueToAgency(trx, deps, {
      kind: 'agency-site-news',
      dossier_id: id,
      data: { news: approved ? 'approved' : 'changes', text },
    })
    await appendEvent(trx, { dossier_id: id, type: 'site-reviewed', at: now, by, data })
  })
}

/** @throws Refusal transition-forbidden while something that was said of the site is still to be done or answered */
async function refuseUnsettled(trx: Db, { id }: Site) {
  const todo = (await commentsOf(trx, id)).filter(({ state }) => state === 'todo')
  if (todo.length > 0) throw new Refusal('transition-forbidden', { detail: unsettledSentence(todo.length) })
}
