import { expect, test } from 'vitest'
import type { Call } from '~/contract/call'
import { contract } from '~/contract/contract'
import { lockDossier } from '~/store/dossiers/dossiers'
import { removeDossier } from '~/usecases/retention/erasure/remove-dossier'
import { insertSite } from '../../../../tests/support/database/inserted-site'
import { company } from '../../../../tests/support/dossiers/path'
import { enter, linkIn, withCookie } from '../../../../tests/support/sites/owners'
import { publishedSite } from '../../../../tests/support/sites/published-site'

/** A site that is online, whose owner has the link that was mailed to him. */
async function invitedOwner() {
  const published = await publishedSite()
  const { site, admin } = published
  await site.deliver(new Date())
  expect(await admin.sendOwnerLink({ body: { email: ` ${company.email.toUpperCase()} ` } })).toEqual({
    sent: true,
  })
  const [mail] = await site.deliver(new Date())
  return { ...published, mail, link: linkIn(mail?.text) }
}

test('an owner comes in by the link in his mailbox, once, and stays by a cookie of his own', async () => {
  const { site, own, mail, link } = await invitedOwner()
  // As it is kept, not as a stranger spells it: the sign of kelvins is a « k » in small letters.
  expect(mail?.to).toBe(company.email)
  expect(mail?.text).toContain('Maison Perrier')
  const { status, said, cookie } = await enter(site.url, link)
  expect(status).toBe(201)
  expect(said).toMatch(
    /^owner_session=[\w-]{43}; Max-Age=2592000; Path=\/api\/owner; HttpOnly; SameSite=Strict$/,
  )
  expect((await enter(site.url, link)).status).toBe(410)
  const owner = withCookie(site.url, cookie)
  const url = 'http://maison-perrier.localhost'
  expect(await owner.ownerSites({})).toMatchObject({ sites: [{ ...own, name: 'Maison Perrier' }] })
  expect((await owner.ownerSites({})).sites[0]?.url).toContain(url)
  const shown = await owner.ownerSiteProject({ params: own })
  const facts = { ...shown.facts, telephone: '04 76 00 00 01' }
  const headers = { 'if-match': `"${shown.version}"` }
  expect((await owner.ownerSaveSiteFacts({ params: own, body: { facts }, headers })).version).toBe(2)
  expect(await owner.ownerPublishSite({ params: own })).toMatchObject({ revision: 2 })
  expect((await owner.ownerSiteRevisions({ params: own })).revisions).toHaveLength(2)
  expect(await owner.ownerRestoreSite({ params: { ...own, n: '1' } })).toMatchObject({ revision: 3 })
  expect(await owner.ownerSiteRequests({ params: own })).toEqual({ requests: [] })
  await owner.signOutOwner({})
  await expect(owner.ownerSites({})).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining('ouvrez «\u00a0Mon site\u00a0» dans un autre onglet'),
  })
})

test('nobody is told whether an address is an owner’s, and a stranger’s gets no message', async () => {
  const { site, admin } = await invitedOwner()
  for (const email of ['personne@exemple.fr', 'pas une adresse', ''])
    expect(await admin.sendOwnerLink({ body: { email } })).toEqual({ sent: true })
  expect(await site.deliver(new Date())).toEqual([])
})

test('a mailbox gets ten links a day, and a cookie runs out', async () => {
  const { site, admin, link } = await invitedOwner()
  site.deps.rateLimits = true
  for (let time = 0; time < 12; time += 1) await admin.sendOwnerLink({ body: { email: company.email } })
  expect(await site.deliver(new Date())).toHaveLength(10)
  const { cookie } = await enter(site.url, link)
  const owner = withCookie(site.url, cookie)
  await owner.ownerSites({})
  const month = new Date(Date.now() - 30 * 86_400_000 - 1_000)
  await site.deps.db.updateTable('sign_in_sessions').set({ created_at: month }).execute()
  await expect(owner.ownerSites({})).rejects.toMatchObject({ status: 401 })
})

test('call by call, an owner’s place is open to nobody else', async () => {
  const { site, own, id, link } = await invitedOwner()
  const { cookie } = await enter(site.url, link)
  const other = await insertSite(site.deps.db, { owner_email: 'autre@exemple.fr', online_at: new Date() })
  const token = cookie.split('=')[1]
  const calls = Object.values<Call>(contract).filter(({ reader }) => reader === 'owner')
  expect(calls.length).toBeGreaterThan(12)
  const open: string[] = []
  const attempt = async (
    { method, path }: Call,
    to: string,
    expected: number,
    headers: Record<string, string>,
  ) => {
    const address = path.replace('{site}', to).replace(/\{\w+\}/g, '1')
    const answer = await fetch(`${site.url}${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    if (answer.status !== expected)
      open.push(`${method} ${address} ${JSON.stringify(headers)}: ${answer.status}`)
  }
  for (const entry of calls) {
    await attempt(entry, own.site, 401, {})
    await attempt(entry, own.site, 401, { cookie: `client_session=${token}` })
    await attempt(entry, own.site, 401, { cookie: `owner_session=${id}` })
    await attempt(entry, own.site, 401, { authorization: `Bearer ${token}` })
    if (!entry.path.includes('{site}')) continue
    await attempt(entry, other, 404, { cookie })
    await attempt(entry, 'rien', 404, { cookie })
  }
  expect(open).toEqual([])
})

test('a link of one place opens no other, and one to a closed matter opens nothing', async () => {
  const { site, link } = await invitedOwner()
  const body = JSON.stringify({ token: link.slice(link.indexOf('#') + 1) })
  const headers = { 'content-type': 'application/json' }
  const elsewhere = await fetch(`${site.url}/api/client/session`, { method: 'POST', headers, body })
  expect(elsewhere.status).toBe(410)
  // What was refused there was not used up.
  expect((await enter(site.url, link)).status).toBe(201)
})

test('where e-mails leave, an address that proved nothing lets nobody in, and the key alone shows no link', async () => {
  const { site, admin, params, own } = await publishedSite()
  expect(await admin.openOwnSpace({ params })).toEqual({ url: null })
  expect((await site.deliver(new Date())).some(({ text }) => linkIn(text) !== '')).toBe(true)
  await site.deps.db.updateTable('sites').set({ owner_email: null }).execute()
  await site.deps.db.updateTable('dossiers').set({ email_proven_at: null }).execute()
  await expect(admin.openOwnSpace({ params })).rejects.toMatchObject({ code: 'address-unproven' })
  await admin.sendOwnerLink({ body: { email: company.email } })
  expect(await site.deliver(new Date())).toEqual([])
  // Where none leaves, nobody can prove anything, and the dossier's page opens the space itself.
  Object.assign(site.deps.mailer, { leaves: false })
  const { url } = await admin.openOwnSpace({ params })
  const { cookie } = await enter(site.url, String(url))
  expect((await withCookie(site.url, cookie).ownerSites({})).sites).toMatchObject([own])
})

test('the team shows a link, in the journal too, also once the dossier is gone', async () => {
  const { site, admin, params, own, id } = await publishedSite()
  const { url } = await admin.adminOwnerLink({ params })
  expect((await enter(site.url, url)).status).toBe(201)
  const told = () =>
    site.deps.db.selectFrom('events').select('dossier_id').where('type', '=', 'owner-link-shown').execute()
  expect(await told()).toEqual([{ dossier_id: id }])
  await site.deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier) throw new Error('no dossier')
    await removeDossier(trx, site.deps, dossier, 'échéance', { kind: 'clock' })
  })
  const later = await admin.teamOwnerLink({ params: own })
  const { cookie } = await enter(site.url, later.url)
  const owner = withCookie(site.url, cookie)
  expect(await owner.ownerSiteProject({ params: own })).toMatchObject({ version: 1 })
  const { data } = await owner.ownerOwnData({ params: own })
  expect(data).toMatchObject({
    ...{ owner_email: company.email, facts: { name: 'Maison Perrier' }, change_requests: [] },
    publications: [{ revision: 1, url: expect.stringContaining('maison-perrier') }],
  })
  const taken = site.deps.db.selectFrom('events').selectAll().where('type', '=', 'own-data-exported')
  expect(await taken.execute()).toMatchObject([{ dossier_id: null, actor: 'visitor' }])
  // The address that had proven itself stays with the site.
  await site.deliver(new Date())
  await admin.sendOwnerLink({ body: { email: company.email } })
  expect(await site.deliver(new Date())).toHaveLength(1)
  expect(await told()).toHaveLength(2)
})
