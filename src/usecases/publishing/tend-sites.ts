import { CLOCK } from '~/domain/journal/actor'
import { HOUR_MS } from '~/domain/milliseconds'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { shownRevisions, siteRevisionsOf, sitesToRedraw } from '~/store/sites/site-revisions'
import { findSite } from '~/store/sites/sites'
import { eachAlone } from '../ground/each-alone'
import { siteContent } from '../site/site-content'
import { checkSitesFolder, sitesFolderState } from './check-sites-folder'
import { type PublishDeps, publishSite } from './publish-site'
import { settleSite } from './settle-site'
import { settleSites } from './settle-sites'
import { addressUnder } from './site-name'

/** What a publication that is under way has laid down and not noted yet is left alone. */
const UNDER_WAY_MS = HOUR_MS

/**
 * What published sites need by themselves: those that the same facts draw otherwise since today, or that stand elsewhere, are drawn anew; what is shown
 * is what the rows say; what they show and no folder holds, after a restore or a lost disk, is laid down anew from its facts;
 * folders that no row names go, an hour after they were written. Where a site cannot be drawn what is shown stays, and nothing goes.
 * @throws AggregateError of what those that cannot be drawn threw
 */
export async function tendSites(deps: PublishDeps) {
  // Beside a folder of the others nothing is ours to touch.
  const state = await sitesFolderState(deps)
  if (state === 'apart') return
  const shown = [...(await shownRevisions(deps.db)).values()].filter(({ folder }) => folder !== null)
  // Before the first publication there is nothing; after a restore the folder is marked again.
  if (state === 'new' && shown.length === 0) return
  await checkSitesFolder(deps)
  const steps = [() => layMissing(deps, shown), () => redrawMoved(deps), () => redrawDue(deps)]
  await eachAlone(steps, step => step())
  await settleSites(deps)
  const rows = await shownRevisions(deps.db)
  const before = new Date(deps.clock().getTime() - UNDER_WAY_MS)
  const onDisk = new Map((await deps.sitesFolder.sites()).map(({ site, folders }) => [site, folders]))
  for (const [site, folders] of onDisk) {
    const old = folders.filter(({ at }) => at < before).map(({ name }) => name)
    const row = rows.get(site)
    const whole = !row && old.length === folders.length
    if (whole) await deps.sitesFolder.remove(site)
    else if (old.length > 0) await sweep(deps, site, old, row?.closed_folder ?? null)
  }
}

/**
 * What a restored installation shows is led and, where a copy of the folder is missing, drawn before anything else starts: its
 * clients' sites are the first to be back.
 */
export async function serveRestored(deps: PublishDeps) {
  if ((await sitesFolderState(deps)) === 'new') await tendSites(deps)
}

async function layMissing(
  deps: PublishDeps,
  shown: { id: string; folder: string | null; closed_folder: string | null }[],
) {
  const onDisk = new Map((await deps.sitesFolder.sites()).map(({ site, folders }) => [site, folders]))
  await eachAlone(shown, async ({ id, folder, closed_folder }) => {
    if (onDisk.get(id)?.some(({ name }) => name === folder)) return
    if (closed_folder) await settleSite(deps, id)
    else await publishSite(deps, CLOCK, { site: id }, 'shown')
  })
}

/** SITES_HOST, or how PUBLIC_URL is reached, is another than when they were drawn: their pages and our letters name where they stand. */
async function redrawMoved(deps: PublishDeps) {
  const moved = [...(await shownRevisions(deps.db)).values()].filter(
    ({ slug, url, closed_folder, domain, www }) =>
      slug !== null &&
      url !== null &&
      closed_folder === null &&
      url !== addressUnder(deps, slug, domain === null ? undefined : { name: domain, www: www === true }),
  )
  await eachAlone(moved, ({ id }) => publishSite(deps, CLOCK, { site: id }, 'shown'))
}

async function sweep(deps: PublishDeps, site: string, old: string[], closed: string | null) {
  const revisions = await siteRevisionsOf(deps.db, site)
  const named = new Set([closed, ...revisions.map(({ folder }) => folder)])
  for (const folder of old) if (!named.has(folder)) await deps.sitesFolder.remove(site, folder)
}

/** On the first look of the day on which a closing, or the notice of one, begins or ends. */
async function redrawDue(deps: PublishDeps) {
  const { day } = localMoment(new Date(deps.clock().getTime() + 14 * HOUR_MS), 'UTC')
  await eachAlone(await sitesToRedraw(deps.db, day), async ({ id, redrawn_on }) => {
    const site = await findSite(deps.db, { site: id })
    if (!site) return
    const { facts } = await siteContent(deps, { site: id }, site)
    const today = localMoment(deps.clock(), territoryZone(facts.address.postal_code)).day
    if (redrawn_on !== null && redrawn_on <= today) await publishSite(deps, CLOCK, { site: id }, 'shown')
  })
}
