import type { SiteFlaw } from '~/domain/site/online/site-flaw'
import { shownRevisions, siteRevisionsOf } from '~/store/sites/site-revisions'
import type { Deps } from '../ground/deps'
import { sitesFolderState } from './check-sites-folder'
import { siteAddress } from './site-name'
import { leadOf, ledNow, wantedHosts } from './wanted-hosts'

type CheckDeps = Pick<Deps, 'db' | 'sitesFolder' | 'sitesHost' | 'publicUrl'>

interface Checked {
  /** Published ones. */
  sites: number
  revisions: number
  hosts: number
  flaws: SiteFlaw[]
}

/**
 * Compares every published site with its rows: the revision that is shown, each byte of it and of those before it, the hosts that
 * lead there, the address on its pages. Nothing is changed.
 */
export async function checkSites(deps: CheckDeps): Promise<Checked> {
  const rows = await shownRevisions(deps.db)
  const published = [...rows.values()].filter(({ folder }) => folder !== null)
  if (published.length > 0 && (await sitesFolderState(deps)) !== 'ours')
    return { sites: published.length, revisions: 0, hosts: 0, flaws: [{ about: 'folder' }] }
  const flaws: SiteFlaw[] = []
  let revisions = 0
  for (const site of rows.values()) {
    const checked = await checkSite(deps, site)
    revisions += checked.revisions
    flaws.push(...checked.flaws)
  }
  const wanted = [...(await wantedHosts(deps, rows))].flatMap(([site, hosts]) =>
    hosts.map(({ host, chosen }) => [host, leadOf(site, chosen)] as const),
  )
  const led = await ledNow(deps)
  for (const [host, to] of wanted) {
    if (led.get(host) !== to)
      flaws.push({ about: 'host', host, reason: led.has(host) ? 'elsewhere' : 'nowhere' })
    led.delete(host)
  }
  for (const host of led.keys()) flaws.push({ about: 'host', host, reason: 'unknown' })
  return { sites: published.length, revisions, hosts: wanted.length, flaws }
}

async function checkSite(
  deps: CheckDeps,
  { id, slug, folder }: { id: string; slug: string | null; folder: string | null },
): Promise<Pick<Checked, 'revisions' | 'flaws'>> {
  const { db, sitesFolder } = deps
  const flaws: SiteFlaw[] = []
  if ((await sitesFolder.shown(id)) !== folder)
    flaws.push({ about: 'site', site: id, reason: 'other-revision' })
  const revisions = await siteRevisionsOf(db, id)
  // What a closed site shows is no revision.
  const folders = new Set([
    ...revisions.map(revision => revision.folder),
    ...(folder === null ? [] : [folder]),
  ])
  for (const one of folders)
    if (!(await sitesFolder.isWhole(id, one))) flaws.push({ about: 'revision', site: id, folder: one })
  const shown = revisions.find(revision => revision.folder === folder)
  if (shown && slug !== null && shown.url !== (await siteAddress(deps, id, slug)))
    flaws.push({ about: 'site', site: id, reason: 'other-address' })
  return { revisions: revisions.length, flaws }
}
