import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { checkSites } from './check-sites'
import { settleSites } from './settle-sites'

test('what differs between a published site and its rows is named, and links are mended', async () => {
  const { site, admin, own, params, host, rename } = await publishedSite()
  const { deps } = site
  await rename('Maison Lenoir')
  await admin.publishSite({ params })
  const [first, second] = await Promise.all([
    deps.sitesFolder.shown(own.site),
    deps.sitesFolder.sites(),
  ]).then(([shown, [all]]) => [all?.folders.find(({ name }) => name !== shown)?.name ?? '', shown ?? ''])
  const flaws = async () => (await checkSites(deps)).flaws
  expect(await checkSites(deps)).toEqual({ sites: 1, revisions: 2, hosts: 1, flaws: [] })

  await deps.sitesFolder.show(own.site, String(first))
  await deps.sitesFolder.drop(host)
  await deps.sitesFolder.lead('perdu.test', own.site)
  await deps.sitesFolder.alias('www.perdu.test', 'perdu.test')
  expect(await flaws()).toEqual([
    { about: 'site', site: own.site, reason: 'other-revision' },
    { about: 'host', host, reason: 'nowhere' },
    { about: 'host', host: 'perdu.test', reason: 'unknown' },
    { about: 'host', host: 'www.perdu.test', reason: 'unknown' },
  ])
  await settleSites(deps)
  expect(await flaws()).toEqual([])

  await deps.sitesFolder.lead(host, 'autre')
  expect(await flaws()).toEqual([{ about: 'host', host, reason: 'elsewhere' }])
  await settleSites(deps)
  await deps.db.updateTable('site_revisions').set({ url: 'http://ailleurs.test' }).execute()
  expect(await flaws()).toEqual([{ about: 'site', site: own.site, reason: 'other-address' }])

  const folder = join(site.dataDir, 'sites/sites', own.site)
  await writeFile(join(folder, String(second), 'index.html'), '<p>autre</p>')
  await rm(join(folder, String(first)), { recursive: true })
  expect((await flaws()).filter(({ about }) => about === 'revision')).toHaveLength(2)
  await writeFile(join(site.dataDir, 'sites/.installation'), 'another\n')
  expect(await flaws()).toEqual([{ about: 'folder' }])
})
