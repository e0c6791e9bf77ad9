import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { findSite, findSiteVersion, type Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import type { AskedSite } from './firm-of'

/** Those that were asked last: what is indexed of one is kept with it. */
const known = new Map<string, AskedSite>()
const MOST_KNOWN = 200

/**
 * What the machine of a site answers from: what the site shows now, not what its owner has not published yet, but for what he
 * answered to visitors' questions, which is known from then on.
 * @throws Refusal not-found where nothing is shown
 */
export async function shownContent(deps: Pick<Deps, 'db'>, siteId: string): Promise<AskedSite> {
  const site = await findSite(deps.db, { site: siteId })
  if (!site || site.published_revision === null) throw new Refusal('not-found')
  const key = `${siteId} ${site.published_revision} ${site.version}`
  const kept = known.get(key)
  if (kept) return kept
  const shown = await readShown(deps, site, site.published_revision)
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(key, shown)
  return shown
}

async function readShown(
  { db }: Pick<Deps, 'db'>,
  { id, version: newest }: Site,
  published: number,
): Promise<AskedSite> {
  const revision = await findSiteRevision(db, id, published)
  const version = found(revision && (await findSiteVersion(db, id, revision.version)))
  const last = version.version === newest ? version : await findSiteVersion(db, id, newest)
  return { facts: { ...version.facts, answers: last?.facts.answers }, layout: version.layout }
}
