import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertSite } from '../../../tests/support/database/inserted-site'
import { telephonePhoto } from '../../../tests/support/files/telephone-photo'
import { approvableSite, publishedSite } from '../../../tests/support/sites/published-site'
import { siteRevisionsOf } from '../../store/sites/site-revisions'
import { settleRestored } from '../backup/restore-database'
import { checkSites } from './check-sites'
import { settleSite } from './settle-site'
import { tendSites } from './tend-sites'

test('a site goes online once it is approved: the stage, the address and the message follow', async () => {
  const { site, admin, params, approve, page, host } = await approvableSite()
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 409, code: 'not-approved' })
  await expect(admin.adminPublishSite({ params })).rejects.toMatchObject({ status: 409 })
  await approve()
  await site.deliver(new Date())
  const url = `http://${host}:${new URL(site.url).port}`
  expect(await admin.publishSite({ params })).toEqual({ revision: 1, url })
  expect(await page()).toContain('Maison Perrier')
  expect(await page('sitemap.xml')).toContain(`${url}/`)
  const shown = await admin.siteProject({ params })
  expect(shown).toMatchObject({ site_url: url, published: { revision: 1, url } })
  expect(shown.stages.at(-1)?.at).not.toBeNull()
  expect((await site.deliver(new Date())).map(({ text }) => text).join()).toContain(url)
  const { events } = await admin.readDossier({ params })
  expect(events.filter(({ type }) => type === 'site-published')).toHaveLength(1)
})

test('what comes back is a new version, published, and the last twenty revisions stay', async () => {
  const { admin, params, own, approve, page, rename, folders, publishedAgain } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await rename('Maison Lenoir')
  expect(await page()).not.toContain('Lenoir')
  await admin.adminPublishSite({ params })
  expect(await page()).toContain('Maison Lenoir')
  expect(await admin.restoreSite({ params: { ...params, n: '1' } })).toMatchObject({ revision: 3 })
  expect(await page()).toContain('Maison Perrier')
  const after = await admin.siteProject({ params })
  expect(after).toMatchObject({ version: 3, facts: { name: 'Maison Perrier' }, published: { revision: 3 } })
  const { revisions } = await admin.siteRevisions({ params })
  expect(
    revisions.map(({ revision, version, restored, shown }) => [revision, version, restored, shown]),
  ).toEqual([
    [3, 3, 1, true],
    [2, 2, null, false],
    [1, 1, null, false],
  ])
  for (const n of ['9', 'x', '1e0'])
    await expect(admin.restoreSite({ params: { ...params, n } })).rejects.toMatchObject({ status: 404 })
  await rename('Maison 4')
  await admin.teamPublishSite({ params: own })
  await publishedAgain(18)
  await rename('Maison 23')
  expect(await admin.teamPublishSite({ params: own })).toMatchObject({ revision: 23 })
  expect((await admin.teamSiteRevisions({ params: own })).revisions).toHaveLength(20)
  expect(await folders()).toHaveLength(21)
})

test('a photo that was taken out comes back with the revision that shows it, and goes with the last of them', async () => {
  const { site, admin, params, own, approve, page, rename, publishedAgain } = await approvableSite()
  await approve()
  const form = new FormData()
  form.append('alt', 'La devanture verte')
  form.append('file', new File([new Uint8Array(await telephonePhoto(600, 400))], 'a.jpg'))
  const id = String((await admin.addSitePhoto({ params, body: form })).photos[0]?.id)
  await admin.publishSite({ params })
  expect(await page()).toContain('alt="La devanture verte"')
  const takeOut = () => admin.removeSitePhoto({ params: { ...params, photo: id } })
  const without = await takeOut()
  expect([without.photos, without.layout.pages[0]?.sections[0]?.photos]).toEqual([[], []])
  await expect(
    admin.changeSitePhoto({ params: { ...params, photo: id }, body: { alt: 'x', focus: { x: 0, y: 0 } } }),
  ).rejects.toMatchObject({ status: 404 })
  // What everybody sees is drawn again as it is, until the change is published.
  await rm(join(site.dataDir, 'sites'), { recursive: true })
  await settleRestored(site.deps.db)
  await tendSites(site.deps)
  expect(await page()).toContain('alt="La devanture verte"')
  await rename('Sans photo')
  await admin.publishSite({ params })
  expect(await page()).not.toContain('La devanture verte')

  await admin.restoreSite({ params: { ...params, n: '1' } })
  expect(await page()).toContain('alt="La devanture verte"')
  expect((await admin.siteProject({ params })).photos.map(photo => photo.id)).toEqual([id])
  await takeOut()
  await rename('Sans photo 5')
  await admin.teamPublishSite({ params: own })
  await publishedAgain(18)
  expect(await site.deps.db.selectFrom('site_photo_files').selectAll().execute()).not.toEqual([])
  await rename('Sans photo 24')
  expect(await admin.teamPublishSite({ params: own })).toMatchObject({ revision: 24 })
  expect(await site.deps.db.selectFrom('site_photo_files').selectAll().execute()).toEqual([])
  expect(await admin.restoreSite({ params: { ...params, n: '10' } })).toBeDefined()
})

test('ten publications at once of one content are one revision, and so is a restoration that is asked for twice', async () => {
  const { site, admin, params, own, approve, page, rename } = await approvableSite()
  await approve()
  const done = await Promise.all(Array.from({ length: 10 }, () => admin.publishSite({ params })))
  expect(done.map(({ revision }) => revision)).toEqual(Array(10).fill(1))
  await rename('Maison Lenoir')
  await Promise.all([admin.publishSite({ params }), admin.publishSite({ params })])
  expect(await site.deps.sitesFolder.shown(own.site)).toMatch(/^2-/)
  const back = () => admin.restoreSite({ params: { ...params, n: '1' } })
  expect([await back(), await back()].map(({ revision }) => revision)).toEqual([3, 3])
  expect(await page()).toContain('Maison Perrier')
  const { events } = await admin.readDossier({ params })
  expect(events.filter(({ type }) => type === 'site-published')).toHaveLength(3)
})

test('two firms of one name stand under two, and an unproven address puts nothing online', async () => {
  const { site, admin, params, approve } = await approvableSite()
  await approve()
  await site.deps.db
    .insertInto('sites')
    .values({ id: 'autre', slug: 'maison-perrier', begun_at: new Date() })
    .execute()
  await site.deps.db.updateTable('dossiers').set({ email_proven_at: null }).execute()
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 403, code: 'address-unproven' })
  expect((await admin.adminPublishSite({ params })).url).toContain('//maison-perrier-le-mans.localhost')
})

test('a publication that fails at its commit shows what was shown before', async () => {
  const { site, admin, params, own, approve, page, rename } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await rename('Maison Lenoir')
  const { sitesFolder } = site.deps
  const { show } = sitesFolder
  sitesFolder.show = async (id, folder) => {
    sitesFolder.show = show
    await show(id, folder)
    throw new Error('the commit fails')
  }
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 500 })
  expect(site.errors.splice(0)).toHaveLength(1)
  expect(await page()).toContain('Maison Perrier')
  expect((await admin.siteRevisions({ params })).revisions).toHaveLength(1)
  // Shown by a program that was killed before its rows were committed.
  await sitesFolder.show(own.site, await sitesFolder.lay(own.site, 2, [{ path: 'index.html', body: 'x' }]))
  expect(await settleSite(site.deps, own.site)).toBe(true)
  expect(await page()).toContain('Maison Perrier')
  expect(await admin.publishSite({ params })).toMatchObject({ revision: 2 })
  expect(await page()).toContain('Maison Lenoir')
})

test('a copy with a folder of its own publishes nothing', async () => {
  const { site, admin, params, approve } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await writeFile(join(site.dataDir, 'sites/.installation'), 'another\n')
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 503, code: 'sites-apart' })
  await rm(join(site.dataDir, 'sites/.installation'))
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 503 })
})

test('sites are drawn anew on the day of a closing, what nobody names goes, what is missing is led again', async () => {
  const { site, admin, params, own, approve, page, rename, folders, host } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await rename('Pas encore publié')
  const [before] = await folders()
  await site.deps.db.updateTable('sites').set({ redrawn_on: '2026-01-01' }).execute()
  await site.deps.sitesFolder.lay(own.site, 99, [{ path: 'index.html', body: 'x' }])
  await site.deps.sitesFolder.drop(host)
  await tendSites(site.at(new Date(Date.now() + 2 * 3_600_000)))
  expect(await page()).toContain('Maison Perrier')
  expect(await folders()).toEqual([before, expect.stringMatching(/^2-/), 'current'])
  expect(await admin.siteProject({ params })).toMatchObject({ version: 2, published: { revision: 2 } })
})

test('a site whose host is another since it was drawn is drawn anew there, once', async () => {
  const { site, admin, own, params } = await publishedSite()
  const deps = { ...site.deps, sitesHost: 'sites.example', publicUrl: 'https://agence.example' }
  const address = 'https://maison-perrier.sites.example'
  await tendSites(deps)
  await tendSites(deps)
  expect((await checkSites(deps)).flaws).toEqual([])
  const page = await readFile(
    join(site.dataDir, 'sites/hosts/maison-perrier.sites.example/index.html'),
    'utf8',
  )
  expect(page).toContain(`<link rel="canonical" href="${address}/"`)
  expect((await admin.siteProject({ params })).site_url).toBe(address)
  expect((await siteRevisionsOf(deps.db, own.site)).map(({ url }) => url)).toEqual([
    address,
    site.url.replace('//', '//maison-perrier.'),
  ])
})

test('a site that cannot be drawn anew holds up no other', async () => {
  const { site, admin, params, approve } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await site.deps.db.updateTable('sites').set({ redrawn_on: '2026-01-02' }).execute()
  const other = await insertSite(site.deps.db, { online_at: new Date() })
  await site.deps.db
    .updateTable('sites')
    .set({ published_revision: 7, redrawn_on: '2026-01-01' })
    .where('id', '=', other)
    .execute()
  await expect(tendSites(site.deps)).rejects.toThrow()
  expect(await admin.siteProject({ params })).toMatchObject({ published: { revision: 2 } })
})

test('after a restore on another machine each site is laid down anew, as it was shown', async () => {
  const { site, admin, params, approve, page, rename } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await rename('Pas encore publié')
  await rm(join(site.dataDir, 'sites'), { recursive: true })
  await settleRestored(site.deps.db)
  await tendSites(site.deps)
  expect(await page()).toContain('Maison Perrier')
  expect(await page()).not.toContain('Pas encore publié')
  // The folder is ours again: what comes next is published in it.
  await admin.publishSite({ params })
  expect(await page()).toContain('Pas encore publié')
})
