import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import type { SiteAnswer } from '~/sites/assistant/answer'
import { renderSite } from '~/sites/render-site'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { findSite, findSiteVersion } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { siteHost } from '../site/site-host'
import { sitePhotos } from '../site/site-photos'
import { type AnswerDeps, type AskedSite, answerVisitor } from './answer-visitor'

type AskDeps = AnswerDeps & Pick<Deps, 'siteAssets' | 'agency' | 'encryptedFiles'>

/**
 * Answers a visitor of a client's site from what that site shows now, not from what its owner has not published yet.
 * @returns the answer, and the page that shows it for a form without a script
 * @throws Refusal not-found, too-many-requests
 */
export async function askSite(
  deps: AskDeps,
  siteId: string,
  question: string,
  by: Origin,
): Promise<{ answer: SiteAnswer; page: () => Promise<string> }> {
  const shown = await shownContent(deps, siteId)
  const answer = await answerVisitor(deps, shown, `site:${siteId}`, question, by)
  return { answer, page: () => answeredPage(deps, siteId, shown, { question, answer }) }
}

/** Those that were asked last: what is indexed of one is kept with it. */
const known = new Map<string, AskedSite>()
const MOST_KNOWN = 200

async function shownContent({ db }: Pick<Deps, 'db'>, siteId: string): Promise<AskedSite> {
  const site = await findSite(db, { site: siteId })
  if (!site || site.published_revision === null) throw new Refusal('not-found')
  const key = `${siteId} ${site.published_revision}`
  const kept = known.get(key)
  if (kept) return kept
  const revision = await findSiteRevision(db, siteId, site.published_revision)
  const version = revision && (await findSiteVersion(db, siteId, revision.version))
  if (!version) throw new Refusal('not-found')
  const shown = { facts: version.facts, layout: version.layout }
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(key, shown)
  return shown
}

async function answeredPage(
  deps: AskDeps,
  siteId: string,
  { facts, layout }: AskedSite,
  exchange: { question: string; answer: SiteAnswer },
): Promise<string> {
  const { day } = localMoment(deps.clock(), territoryZone(facts.address.postal_code))
  const { photos } = await sitePhotos(deps, siteId)
  const asks = layout.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'assistant'))
  if (!asks) throw new Refusal('not-found')
  const one = { ...layout, pages: [asks, ...layout.pages.filter(page => page !== asks)] }
  const options = {
    ...{ purpose: 'published' as const, basePath: '', origin: null, host: siteHost(deps.agency) },
    ...{ assistant: true, photos, sharePicture: null, exchange },
  }
  const [page] = renderSite(facts, one, day, options, deps.siteAssets)
  return String(page?.body)
}
