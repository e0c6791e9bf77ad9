import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '~/domain/milliseconds'
import { company } from '../../../tests/support/dossiers/path'
import { tablesWith } from '../../../tests/support/files/canary'
import { jpegFile } from '../../../tests/support/files/files'
import { enter, linkIn, withCookie } from '../../../tests/support/sites/owners'
import { approvableSite, publishedSite } from '../../../tests/support/sites/published-site'
import { visit } from '../../../tests/support/sites/visit'
import { tendSites } from '../publishing/tend-sites'
import { eraseDossier } from '../retention/erase-dossier'
import { purgeEndedSites } from './purge-ended-sites'

const days = (n: number) => new Date(Date.now() + n * DAY_MS)

/** A site that is online, its owner's own session, and a visitor. */
async function ownedSite() {
  const published = await publishedSite()
  const { site, admin, host } = published
  await site.deliver(new Date())
  await admin.sendOwnerLink({ body: { email: company.email } })
  const [mail] = await site.deliver(new Date())
  const { cookie } = await enter(site.url, linkIn(mail?.text))
  return {
    ...published,
    owner: withCookie(site.url, cookie),
    look: (path?: string, form?: Record<string, string>) => visit(site.url, host, path, form),
    folder: join(site.dataDir, 'sites/sites', published.own.site),
  }
}

test('the key of a dossier alone ends nothing; a fresh code does', async () => {
  const { site, admin, params, look } = await ownedSite()
  const endIt = () => admin.endSite({ params })
  await expect(endIt()).rejects.toMatchObject({ status: 403, code: 'fresh-code-needed' })
  site.deps.mailer = { ...site.deps.mailer, leaves: false }
  await expect(endIt()).rejects.toMatchObject({ status: 403, code: 'fresh-code-needed' })
  expect((await look()).status).toBe(200)
  await site.deps.db.updateTable('dossiers').set({ code_confirmed_at: new Date() }).execute()
  expect((await endIt()).closure).toMatchObject({ state: 'ended' })
  expect((await look()).status).toBe(410)
})

test('an ended site answers 410 for thirty days, gives its ZIP, then nothing of it is left', async () => {
  const { site, admin, owner, own, params, look, folder } = await ownedSite()
  const { sitesFolder, db } = site.deps
  await look('/_demande', { name: 'Zoé', email: 'zoe@exemple.fr', text: 'Une porte ferme mal.' })
  await owner.ownerAnswerSiteRequest({ params: { ...own, n: '1' }, body: { text: 'Je passe demain.' } })
  await site.deliver(new Date())
  const { closure } = await owner.ownerEndSite({ params: own })
  expect(closure).toMatchObject({ state: 'ended', reason: null })
  expect((await owner.ownerEndSite({ params: own })).closure).toEqual(closure)
  const gone = await look()
  expect(gone.status).toBe(410)
  expect(gone.body).toContain('Ce site n’est plus en ligne')
  expect(gone.body).not.toContain('Perrier')
  expect(gone.body).toContain('rien de ce qui y est écrit n’arrive plus')
  for (const path of ['/mentions-legales', '/index.html', '/410.html', '/nulle-part', '/.sums'])
    expect((await look(path)).status, path).toBe(410)
  expect((await look('/_demande', { name: 'Zoé', telephone: '0612345678', text: 'x' })).status).toBe(410)
  const [, style = ''] = /href="(\/_f\/closed[^"]+)"/.exec(gone.body) ?? []
  expect(await look(style)).toMatchObject({
    status: 200,
    head: expect.stringContaining('content-type: text/css'),
  })
  const mails = await site.deliver(new Date())
  expect(mails.map(({ to }) => to).sort()).toEqual([company.email, site.deps.agency.email].sort())
  expect(mails.find(({ to }) => to === company.email)?.text).toContain('copie complète')

  const { version } = await owner.ownerSiteProject({ params: own })
  const headers = { 'if-match': `"${version}"` }
  const { facts } = await owner.ownerSiteProject({ params: own })
  const refused = { status: 409, code: 'site-ended' }
  await expect(owner.ownerSaveSiteFacts({ params: own, body: { facts }, headers })).rejects.toMatchObject(
    refused,
  )
  await expect(owner.ownerPublishSite({ params: own })).rejects.toMatchObject(refused)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(jpegFile())], 'atelier.jpg'))
  await expect(owner.ownerAddSitePhoto({ params: own, body: form })).rejects.toMatchObject(refused)
  await expect(admin.teamPublishSite({ params: own })).rejects.toMatchObject(refused)
  await tendSites(site.at(days(2)))
  expect((await look()).status).toBe(410)
  expect((await owner.ownerSiteArchive({ params: own })).status).toBe(200)

  await purgeEndedSites(site.at(days(29.9)))
  expect((await look()).status).toBe(410)
  expect(existsSync(folder)).toBe(true)
  await purgeEndedSites(site.at(days(30.1)))
  expect((await look()).status).toBe(404)
  expect(existsSync(folder)).toBe(false)
  expect(await sitesFolder.hosts()).toEqual([])
  await expect(owner.ownerSiteProject({ params: own })).rejects.toMatchObject({ status: 404 })
  for (const table of ['site_versions', 'site_revisions', 'site_photos', 'site_requests'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  expect(await tablesWith(site.deps, 'zoe@exemple.fr')).toEqual([])
  expect((await admin.siteProject({ params })).closure).toMatchObject({ state: 'gone' })
  await expect(admin.adminPublishSite({ params })).rejects.toMatchObject({ status: 409 })
  await expect(admin.takeBackEnding({ params: own })).rejects.toMatchObject({ status: 404 })
  const { events } = await admin.readDossier({ params })
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['site-ended', 'site-gone']))
  expect(await db.selectFrom('erasures').select('dossier_id').execute()).toEqual([{ dossier_id: own.site }])
})

test('an ended site whose dossier was erased goes whole, and the team can bring one back', async () => {
  const { site, admin, own, id, look } = await ownedSite()
  await admin.teamEndSite({ params: own })
  expect((await look()).status).toBe(410)
  expect((await admin.takeBackEnding({ params: own })).closure).toBeNull()
  expect((await look()).body).toContain('Maison Perrier')
  expect((await site.deliver(new Date())).at(-1)?.text).toContain('se voit de nouveau')
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé', email_proven_at: new Date() }).execute()
  await eraseDossier(site.deps, id, 'demande')
  await admin.teamEndSite({ params: own })
  await purgeEndedSites(site.at(days(31)))
  expect(await site.deps.db.selectFrom('sites').selectAll().execute()).toEqual([])
})

test('a suspended site answers 451, its owner reads why, and it comes back as it was', async () => {
  const { site, admin, owner, own, id, look } = await ownedSite()
  await expect(admin.suspendSite({ params: own, body: { reason: ' ' } })).rejects.toMatchObject({
    status: 422,
  })
  const reason = 'Une photo est reprise sans droit.'
  const { closure } = await admin.suspendSite({ params: own, body: { reason } })
  expect(closure).toMatchObject({ state: 'suspended', reason, until: null })
  expect(await look()).toMatchObject({ status: 451, body: expect.stringContaining('suspendu') })
  const [mail] = await site.deliver(new Date())
  expect(mail?.text).toContain(reason)
  await expect(owner.ownerPublishSite({ params: own })).rejects.toMatchObject({ code: 'site-suspended' })
  await expect(admin.acceptSite({ params: { id } })).rejects.toMatchObject({ code: 'site-suspended' })
  const { facts, version } = await owner.ownerSiteProject({ params: own })
  const changed = { ...facts, telephone: '04 76 00 00 01' }
  const headers = { 'if-match': `"${version}"` }
  await owner.ownerSaveSiteFacts({ params: own, body: { facts: changed }, headers })
  await tendSites(site.at(days(2)))
  expect((await look()).status).toBe(451)
  expect((await admin.resumeSite({ params: own })).closure).toBeNull()
  expect(await look()).toMatchObject({ status: 200, body: expect.stringContaining('Maison Perrier') })
  expect((await site.deliver(new Date())).map(({ text }) => text).join()).toContain('se voit de nouveau')
})

test('what a closed site shows is what its rows say, whatever was cut short', async () => {
  const { site, admin, own, look, folder } = await ownedSite()
  const { sitesFolder } = site.deps
  const { show } = sitesFolder
  sitesFolder.show = async (...args) => {
    await show(...args)
    throw new Error('killed')
  }
  await expect(admin.teamEndSite({ params: own })).rejects.toMatchObject({ status: 500 })
  sitesFolder.show = show
  await tendSites(site.deps)
  expect((await look()).status).toBe(200)
  await admin.teamEndSite({ params: own })
  await sitesFolder.remove(own.site)
  await tendSites(site.deps)
  expect(existsSync(folder)).toBe(true)
  expect((await look()).status).toBe(410)
})

test('what is ended while it is suspended comes back suspended, and nobody is told that it is seen again', async () => {
  const { site, admin, own, look } = await ownedSite()
  const told = async () =>
    (await site.deliver(new Date())).flatMap(({ to, text }) => (to === company.email ? [text] : []))
  await admin.suspendSite({ params: own, body: { reason: 'Une photo est reprise sans droit.' } })
  await admin.teamEndSite({ params: own })
  expect(await told()).toEqual([
    expect.stringContaining('nous avons coupé l’accès'),
    expect.stringContaining('une page dit qu’il a été retiré'),
  ])
  expect((await admin.takeBackEnding({ params: own })).closure).toMatchObject({ state: 'suspended' })
  expect((await look()).status).toBe(451)
  expect(await told()).toEqual([expect.stringMatching(/ne sera\s+pas\s+effacé\.\s+Il\s+reste\s+suspendu/)])
  await admin.teamEndSite({ params: own })
  await told()
  await admin.resumeSite({ params: own })
  expect(await told()).toEqual([])
  expect((await look()).status).toBe(410)
})

test('of a site that stands elsewhere nobody says that we withdraw it, and it is not ours to suspend', async () => {
  const { site, admin, own, params, approve } = await approvableSite()
  await approve()
  await admin.moveSite({ params, body: { stage: 'online', site_url: 'https://ailleurs.exemple.fr' } })
  await site.deliver(new Date())
  await expect(admin.suspendSite({ params: own, body: { reason: 'Une photo.' } })).rejects.toMatchObject({
    status: 409,
    code: 'transition-forbidden',
  })
  await site.deps.db.updateTable('dossiers').set({ code_confirmed_at: new Date() }).execute()
  expect((await admin.endSite({ params })).closure).toMatchObject({ state: 'ended' })
  await admin.takeBackEnding({ params: own })
  const mails = await site.deliver(new Date())
  const said = mails.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n')
  for (const words of ['reste à son adresse, qui n’est pas', 'ne sera pas effacé', 'hors de chez nous'])
    expect(said).toContain(words)
  expect(said).not.toMatch(/retiré|hors ligne|de nouveau/)
})
