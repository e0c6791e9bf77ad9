import { shownRevisions } from '~/store/sites/site-revisions'
import { type SettleDeps, settleSite } from './settle-site'
import { leadOf, ledNow, wantedHosts } from './wanted-hosts'

/** Lets what every site shows, and every host, follow the rows; hosts that no row names lead nowhere then. */
export async function settleSites(deps: SettleDeps) {
  const { db, sitesFolder } = deps
  const rows = await shownRevisions(db)
  const onDisk = new Set((await sitesFolder.sites()).map(({ site }) => site))
  const hosts = await sitesFolder.hosts()
  const led = await ledNow(deps)
  const wanted = await wantedHosts(deps, rows)
  for (const { id, folder } of rows.values()) {
    const isLed = (wanted.get(id) ?? []).every(({ host, chosen }) => led.get(host) === leadOf(id, chosen))
    if (!isLed || (await sitesFolder.shown(id)) !== folder) await settleSite(deps, id)
  }
  const kept = new Set([...wanted.values()].flat().map(({ host }) => host))
  for (const { host, site } of hosts) {
    if (kept.has(host)) continue
    if (rows.has(site)) await settleSite(deps, site, [host])
    else if (!onDisk.has(site)) await sitesFolder.drop(host)
  }
}
