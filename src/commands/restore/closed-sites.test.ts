import { cp, readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { DAY_MS } from '~/domain/milliseconds'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { restoreSites } from '~/usecases/backup/restore-sites'
import { purgeEndedSites } from '~/usecases/closing/purge-ended-sites'
import { checkSites } from '~/usecases/publishing/check-sites'
import { tendSites } from '~/usecases/publishing/tend-sites'
import { keepSiteRequest } from '~/usecases/site-requests/keep-site-request'
import { backUp, commandConfig, folderOfItsOwn } from '../../../tests/support/database/backup'
import { emptyDatabaseAddress, freshDatabaseAddress } from '../../../tests/support/database/database'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { SEAL_SETTINGS, sampleSealer } from '../../../tests/support/files/papers'
import { startOn } from '../../../tests/support/program/in-process'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { visit } from '../../../tests/support/sites/visit'
import { restoreInto, stonesOf } from './restore-into'

const REASON = 'Une photo de Mme Lenoir est reprise sans droit.'

type Published = Awaited<ReturnType<typeof publishedSite>>

/** A published site, and a copy from before whatever happens to it. */
async function copiedSite(before: (published: Published) => Promise<unknown> = async () => {}) {
  await sampleSealer()
  const published = await publishedSite()
  const { site, own } = published
  await before(published)
  const copies = await folderOfItsOwn()
  const first = await backUp(site, copies)

  /** What the first copy brings back with the list that lies beside it now: what a host leads to, before any start. */
  async function comesBack() {
    const env = { DATA_DIR: await folderOfItsOwn(), DATABASE_URL: await emptyDatabaseAddress() }
    const settings = { ...env, ...SEAL_SETTINGS, FILES_KEY: site.filesKey, COMPANY_REGISTRY_URL: 'off' }
    const config = commandConfig(settings)
    const copy = await openBackupFolder(first.folder, null)
    const stones = await stonesOf(first.folder, undefined, { certificates: null, unsealed: false })
    await restoreInto(config, copy, stones)
    const root = join(env.DATA_DIR, 'sites')
    const shown = await readlink(join(root, 'sites', own.site, 'current')).catch(() => null)
    return { shown, hosts: await readdir(join(root, 'hosts')), settings }
  }
  return { ...published, copies, first, comesBack }
}

test('what a visitor asked of a firm and had erased since the copy stays erased, the requests of others come back', async () => {
  const ask = ({ site, own }: Published, text: string) => {
    const from = { ip: '203.0.113.7', userAgent: '' }
    const request = { name: 'Zoé', telephone: '06 12 34 56 78', email: 'zoe@exemple.fr', text }
    return keepSiteRequest(site.deps, from, own.site, request)
  }
  const { site, admin, own, copies, comesBack } = await copiedSite(async published => {
    await ask(published, 'Une porte ferme mal.')
    await ask(published, 'Une autre porte.')
  })
  await admin.teamEraseSiteRequest({ params: { ...own, n: '1' } })
  await backUp(site, copies)
  const again = await startOn({ ...(await comesBack()).settings, ROLE: 'web' })
  const left = await again.deps.db.selectFrom('site_requests').select('number').execute()
  expect(left).toEqual([{ number: 2 }])
  const mails = again.deps.db.selectFrom('emails').select('data').where('kind', '=', 'site-request')
  expect(await mails.execute()).toMatchObject([{ data: { number: 2 } }])
})

test('a site that was ended since the copy stays ended where the copy comes back, one that came back stays up, one that went is gone', async () => {
  const { site, admin, own, host, copies, comesBack } = await copiedSite()
  await admin.teamEndSite({ params: own })
  await backUp(site, copies)
  const ended = await comesBack()
  expect(ended).toMatchObject({ shown: expect.stringMatching(/^ended-/), hosts: [host] })
  const again = await startOn({ ...ended.settings, ROLE: 'web' })
  expect((await visit(again.url, host)).status).toBe(410)
  const row = await again.deps.db.selectFrom('sites').selectAll().executeTakeFirstOrThrow()
  expect(row.ended_at).not.toBeNull()

  await admin.takeBackEnding({ params: own })
  await backUp(site, copies)
  expect(await comesBack()).toMatchObject({ shown: expect.stringMatching(/^1-/), hosts: [host] })

  await admin.teamEndSite({ params: own })
  await purgeEndedSites(site.at(new Date(Date.now() + 31 * DAY_MS)))
  await backUp(site, copies)
  expect(await comesBack()).toMatchObject({ shown: null, hosts: [] })
})

test('a site that was suspended since the copy stays suspended, also once an end that came on top is taken back', async () => {
  const { site, admin, own, host, copies, comesBack } = await copiedSite()
  await admin.suspendSite({ params: own, body: { reason: REASON } })
  await backUp(site, copies)
  expect(await readFile(join(copies, 'tombstones.jsonl'), 'utf8')).not.toContain('Lenoir')
  const suspended = await comesBack()
  expect(suspended).toMatchObject({ shown: expect.stringMatching(/^suspended-/), hosts: [host] })
  const again = await startOn({ ...suspended.settings, ROLE: 'web' })
  expect((await visit(again.url, host)).status).toBe(451)
  const team = await administratorOf(again.url)
  expect((await team.teamSiteProject({ params: own })).closure).toMatchObject({
    ...{ state: 'suspended', reason: null },
    at: (await admin.teamSiteProject({ params: own })).closure?.at,
  })
  await expect(team.teamPublishSite({ params: own })).rejects.toMatchObject({ code: 'site-suspended' })
  // Its reason stood in the lost message alone: the team says it again.
  await team.suspendSite({ params: own, body: { reason: REASON } })
  expect((await team.teamSiteProject({ params: own })).closure?.reason).toBe(REASON)

  await admin.teamEndSite({ params: own })
  await backUp(site, copies)
  const both = await comesBack()
  expect(both).toMatchObject({ shown: expect.stringMatching(/^ended-/), hosts: [host] })
  const there = await startOn({ ...both.settings, ROLE: 'web' })
  await (await administratorOf(there.url)).takeBackEnding({ params: own })
  expect((await visit(there.url, host)).status).toBe(451)

  await admin.takeBackEnding({ params: own })
  await admin.resumeSite({ params: own })
  await backUp(site, copies)
  expect(await comesBack()).toMatchObject({ shown: expect.stringMatching(/^1-/), hosts: [host] })
})

test('a copy that is refused for key, version or database has shown none of its sites meanwhile', async () => {
  const { site, first } = await copiedSite()
  const SITES_DIR = await folderOfItsOwn()
  const stones = await stonesOf(first.folder, undefined, { certificates: null, unsealed: false })
  const refused = async (more: Record<string, string>, made: string[] = []) => {
    const copy = await openBackupFolder(first.folder, null)
    const migrations = [...(copy.manifest.migrations as string[]), ...made]
    const env = { FILES_KEY: site.filesKey, DATABASE_URL: await emptyDatabaseAddress(), ...more }
    const config = commandConfig({ ...env, SITES_DIR, DATA_DIR: await folderOfItsOwn() })
    return restoreInto(config, { ...copy, manifest: { ...copy.manifest, migrations } }, stones)
  }
  await expect(refused({ FILES_KEY: await generateX25519Identity() })).rejects.toThrow('FILES_KEY is not')
  await expect(refused({}, ['9999-later'])).rejects.toThrow('a newer version of the program')
  await expect(refused({ DATABASE_URL: await freshDatabaseAddress() })).rejects.toThrow('is not empty')
  expect(await readdir(SITES_DIR)).toEqual([])
})

test('while its rows still come back, nobody is shown a site that was closed since the copy', async () => {
  const { own, host, first } = await copiedSite()
  const sitesDir = await folderOfItsOwn()
  const copy = await openBackupFolder(first.folder, null)
  expect(await restoreSites(copy, sitesDir, 'localhost', new Set([own.site]))).toBe(0)
  expect(await readdir(join(sitesDir, 'hosts'))).toEqual([host])
  expect(await readlink(join(sitesDir, 'sites', own.site, 'current')).catch(() => null)).toBeNull()
})

test('a suspended site stays suspended where the program starts anew on what came back, and where another copy does', async () => {
  const { admin, own, site, host, copies, comesBack } = await copiedSite()
  await admin.suspendSite({ params: own, body: { reason: REASON } })
  await backUp(site, copies)
  const { settings } = await comesBack()
  const first = await startOn({ ...settings, ROLE: 'web' })
  await first.stop()
  const again = await startOn({ ...settings, ROLE: 'web' })
  expect((await visit(again.url, host)).status).toBe(451)
  await tendSites(again.deps)
  expect((await visit(again.url, host)).status).toBe(451)
  const [DATA_DIR, SITES_DIR] = [await folderOfItsOwn(), join(settings.DATA_DIR, 'sites')]
  await cp(join(settings.DATA_DIR, 'files'), join(DATA_DIR, 'files'), { recursive: true })
  const beside = await startOn({ ...settings, DATA_DIR, SITES_DIR, ROLE: 'web' })
  expect((await visit(beside.url, host)).status).toBe(451)
  expect((await checkSites(beside.deps)).flaws).toEqual([])
})
