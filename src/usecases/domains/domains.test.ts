import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '~/domain/milliseconds'
import { insertSite } from '../../../tests/support/database/inserted-site'
import { stubDns } from '../../../tests/support/servers/stub-dns'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { dnsLookup } from '../../gateways/domain-lookup'
import { tendSites } from '../publishing/tend-sites'
import { lookUpDueDomains } from './look-up-due-domains'

const HERE = '127.0.0.1'

/** A site that is online, and a name server that says what the test wants. */
async function domainSite() {
  const published = await publishedSite()
  const { site, admin, own } = published
  const dns = await stubDns()
  onTestFinished(dns.stop)
  site.deps.domainLookup = dnsLookup([dns.server], { timeout: 60_000, tries: 1 })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  /** What an owner does where he bought his name. */
  const point = (name: string, to = HERE) => {
    for (const host of [name, `www.${name}`]) dns.names.set(host, { A: [to] })
  }
  const prove = async (name: string, id = own.site) => {
    const { token } = await site.deps.db
      .selectFrom('site_domains')
      .select('token')
      .where('site_id', '=', id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    dns.names.set(`_site-verification.${name}`, { TXT: [`site-verification=${token}`] })
  }
  const claim = (name: string, id = own.site) =>
    admin.teamClaimDomain({ params: { site: id }, body: { name } })
  const later = async (ms: number) => {
    ahead += ms
    await lookUpDueDomains(site.at(now()))
  }
  const hosts = async () => {
    const folder = join(site.dataDir, 'sites/hosts')
    const names = await readdir(folder)
    return Object.fromEntries(
      await Promise.all(names.map(async name => [name, await readlink(join(folder, name))])),
    )
  }
  const serve = async (name: string) => {
    point(name)
    await claim(name)
    await prove(name)
    await later(61_000)
  }
  const get = async (host: string, path = '/') => {
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')
    const answer = await text(socket)
    const [, location] = /\nlocation: (\S+)/i.exec(answer) ?? []
    return { status: Number(answer.split(' ')[1]), location, body: answer }
  }
  return { ...published, now, dns, point, prove, claim, later, hosts, serve, get }
}

test('a domain is in service once it is proven and leads here; pages, sitemap and hosts follow', async () => {
  const { site, admin, own, point, prove, claim, later, hosts, get, page, host } = await domainSite()
  const params = { site: own.site }
  expect(await admin.teamSiteDomain({ params })).toMatchObject({ name: null, records: [], state: 'none' })
  const asked = await claim('www.Exemple.test')
  expect(asked).toMatchObject({ name: 'www.exemple.test', state: 'waiting' })
  expect(asked.sentence).toContain('www.exemple.test n’existe pas encore')
  expect(asked.records.map(({ type, host: at, seen }) => [type, at, seen])).toEqual([
    ['TXT', '_site-verification.exemple.test', false],
    ['A', 'www.exemple.test', false],
    ['A', 'exemple.test', false],
  ])
  point('exemple.test', '203.0.113.9')
  await later(61_000)
  expect((await admin.teamSiteDomain({ params })).sentence).toBe(
    'Le A de www.exemple.test pointe encore vers 203.0.113.9\u00a0: mettez à la place l’adresse montrée ici.',
  )
  expect(await hosts()).not.toHaveProperty('exemple.test')
  await prove('exemple.test')
  await later(61_000)
  // Proven, it is served already by whoever leads here first; its address on the pages waits.
  expect(await hosts()).toMatchObject({ 'exemple.test': 'www.exemple.test' })
  expect(await page('sitemap.xml')).toContain(`//${host}`)
  point('exemple.test')
  await later(61_000)
  const online = await admin.teamSiteDomain({ params })
  expect(online).toMatchObject({ state: 'online', sentence: 'www.exemple.test mène à votre site.' })
  expect(online.records.every(({ seen }) => seen)).toBe(true)
  const port = new URL(site.url).port
  const served = await get('www.exemple.test')
  expect(served.status).toBe(200)
  expect(served.body).toContain(`http://www.exemple.test:${port}/`)
  expect(await get('exemple.test', '/services?x=1')).toMatchObject({
    status: 308,
    location: `http://www.exemple.test:${port}/services?x=1`,
  })
  expect(await page('sitemap.xml')).not.toContain(`//${host}`)
  expect(await admin.siteProject({ params: { id: own.site } }).catch(() => null)).toBeNull()
  const mails = await site.deliver(new Date())
  expect(mails.map(mail => mail.text).join()).toContain('www.exemple.test mène désormais à votre site')
})

test('the bare name and its www change places, and what is given up leads nowhere', async () => {
  const { admin, own, claim, later, hosts, serve, get, page, host } = await domainSite()
  await serve('exemple.test')
  expect(await get('www.exemple.test')).toMatchObject({ status: 308 })
  expect(await claim('www.exemple.test')).toMatchObject({ state: 'online', name: 'www.exemple.test' })
  expect(await get('www.exemple.test')).toMatchObject({ status: 200 })
  expect(await page('sitemap.xml')).toContain('//www.exemple.test')
  expect(await admin.teamReleaseDomain({ params: { site: own.site } })).toMatchObject({ state: 'none' })
  expect(Object.keys(await hosts())).toEqual([host])
  expect(await page('sitemap.xml')).toContain(`//${host}`)
  await later(DAY_MS)
  expect(Object.keys(await hosts())).toEqual([host])
})

test('two sites claim one domain: it is that of whose proof is there, and changes hands by a new one', async () => {
  const { site, admin, own, claim, prove, later, hosts, serve, get, page, host } = await domainSite()
  const other = await insertSite(site.deps.db, { owner_email: 'autre@exemple.fr', online_at: new Date() })
  await serve('exemple.test')
  await claim('exemple.test', other)
  await later(61_000)
  expect(await admin.teamSiteDomain({ params: { site: other } })).toMatchObject({
    state: 'waiting',
    sentence:
      'Le TXT _site-verification.exemple.test porte une autre valeur que celle montrée ici\u00a0: remplacez-la.',
  })
  expect(await hosts()).toMatchObject({ 'exemple.test': `../sites/${own.site}/current` })
  const before = await site.deps.db
    .selectFrom('site_domains')
    .selectAll()
    .where('site_id', '=', own.site)
    .executeTakeFirstOrThrow()
  await prove('exemple.test', other)
  await later(61_000)
  expect(await hosts()).toMatchObject({
    'exemple.test': `../sites/${other}/current`,
    'www.exemple.test': 'exemple.test',
  })
  // Proven and without a page yet: nothing, rather than the agency's pages.
  expect(await get('exemple.test')).toMatchObject({ status: 404 })
  expect(await page('sitemap.xml')).toContain(`//${host}`)
  const lost = await site.deps.db
    .selectFrom('site_domains')
    .selectAll()
    .where('site_id', '=', own.site)
    .executeTakeFirstOrThrow()
  expect(lost).toMatchObject({ proven_at: null, online_at: null })
  expect(lost.token).not.toBe(before.token)
  const mails = await site.deliver(new Date())
  expect(mails.map(mail => mail.text).join()).toContain('relié à un autre site')
  await claim('exemple.test')
  await later(61_000)
  expect(await hosts()).toMatchObject({ 'exemple.test': `../sites/${other}/current` })
})

test('the domain before stays until the new one leads here, then makes place', async () => {
  const { admin, own, claim, point, prove, later, hosts, serve } = await domainSite()
  await serve('ancien.test')
  expect((await claim('nouveau.test')).sentence).toContain('D’ici là, votre site reste à ancien.test.')
  expect(await hosts()).toHaveProperty('ancien.test')
  point('nouveau.test')
  await prove('nouveau.test')
  await later(61_000)
  expect(await admin.teamSiteDomain({ params: { site: own.site } })).toMatchObject({ state: 'online' })
  expect(
    Object.keys(await hosts())
      .filter(name => name.endsWith('.test'))
      .sort(),
  ).toEqual(['nouveau.test', 'www.nouveau.test'])
})

test('one that stops leading here is told, stays for thirty days, then goes and is proven anew', async () => {
  const { site, admin, own, claim, point, later, now, hosts, serve, page, host } = await domainSite()
  const params = { site: own.site }
  await serve('exemple.test')
  await site.deliver(now())
  point('exemple.test', '203.0.113.9')
  await later(6 * HOUR_MS + 1)
  expect(await admin.teamSiteDomain({ params })).toMatchObject({ state: 'online' })
  for (let look = 0; look < 5; look += 1) await later(61 * 60_000)
  const away = await admin.teamSiteDomain({ params })
  expect(away.state).toBe('away')
  expect(away.sentence).toMatch(
    /pointe encore vers 203\.0\.113\.9\s: .* Sans changement, exemple\.test n’est plus relié/,
  )
  const mails = await site.deliver(now())
  const told = mails.map(mail => mail.text).join()
  expect(told).toContain('mène ailleurs depuis peu')
  expect(told).not.toContain('Votre site est en ligne')
  await later(29 * DAY_MS)
  expect(await hosts()).toHaveProperty('exemple.test')
  await later(2 * DAY_MS)
  expect(await hosts()).not.toHaveProperty('exemple.test')
  expect(await page('sitemap.xml')).toContain(`//${host}`)
  point('exemple.test')
  // The old proof is no proof any more.
  expect(await claim('exemple.test')).toMatchObject({ state: 'waiting' })
  await later(61_000)
  expect(await hosts()).not.toHaveProperty('exemple.test')
})

test('who ended his site leads its name elsewhere, and is not asked to lead it back', async () => {
  const { site, admin, own, point, later, now, serve } = await domainSite()
  await serve('exemple.test')
  await admin.teamEndSite({ params: { site: own.site } })
  await site.deliver(now())
  point('exemple.test', '203.0.113.9')
  await later(6 * HOUR_MS + 1)
  for (let look = 0; look < 5; look += 1) await later(61 * 60_000)
  expect((await admin.teamSiteDomain({ params: { site: own.site } })).state).toBe('away')
  expect(await site.deliver(now())).toEqual([])
})

test('look-ups ask little, whatever is asked of them, and every claim has its turn', async () => {
  const { site, dns, claim, later } = await domainSite()
  await claim('exemple.test')
  const once = dns.asked()
  for (let time = 0; time < 10; time += 1) await claim('exemple.test')
  expect(dns.asked()).toBe(once)
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      insertSite(site.deps.db, { owner_email: `a${n}@exemple.fr`, online_at: new Date() }),
    ),
  )
  const now = new Date()
  await site.deps.db
    .insertInto('site_domains')
    .values(
      ids.map((site_id, n) => ({
        ...{
          site_id,
          name: `n${n}.test`,
          www: false,
          token: `t${n}`,
          asked_at: now,
          next_look_at: now,
          findings: '[]',
        },
      })),
    )
    .execute()
  await later(0)
  const rows = await site.deps.db
    .selectFrom('site_domains')
    .select(['looked_at', 'looks'])
    .where('name', 'like', 'n%')
    .execute()
  expect(rows.filter(({ looked_at, looks }) => looked_at && looks === 1)).toHaveLength(60)
})

test('what a kill left between rows and links is settled by the clock', async () => {
  const { site, own, serve, hosts, page } = await domainSite()
  await serve('exemple.test')
  const { sitesFolder } = site.deps
  await sitesFolder.drop('exemple.test')
  await sitesFolder.lead('perdu.test', own.site)
  await sitesFolder.alias('www.perdu.test', 'perdu.test')
  await sitesFolder.lead('www.exemple.test', 'ailleurs')
  await tendSites(site.deps)
  expect(await hosts()).toMatchObject({
    'exemple.test': `../sites/${own.site}/current`,
    'www.exemple.test': 'exemple.test',
  })
  expect(await hosts()).not.toHaveProperty('perdu.test')
  await site.deps.db.updateTable('site_revisions').set({ url: 'http://avant.test' }).execute()
  await site.deps.db.updateTable('sites').set({ redrawn_on: '2000-01-01' }).execute()
  await tendSites(site.deps)
  expect(await page('sitemap.xml')).toContain('//exemple.test')
})

test('what cannot be a site’s name is refused, and so is every name where our address is not known', async () => {
  const { site, admin, own, claim } = await domainSite()
  for (const name of ['', 'fr', 'a.localhost', '10.0.0.1'])
    await expect(claim(name)).rejects.toMatchObject({ status: 422, code: 'invalid-fields' })
  site.deps.sitesAddresses = null
  await expect(claim('exemple.test')).rejects.toMatchObject({ status: 503, code: 'domains-unavailable' })
  expect(await admin.teamSiteDomain({ params: own })).toMatchObject({ state: 'none' })
})

test('a certificate is asked for proven domains alone, by who calls directly', async () => {
  const { site, serve, claim, host } = await domainSite()
  await serve('exemple.test')
  await claim('attend.test')
  const allowed = (domain: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/sites/allowed?domain=${encodeURIComponent(domain)}`, { headers }).then(
      ({ status }) => status,
    )
  for (const name of ['exemple.test', 'www.exemple.test', 'EXEMPLE.test.'])
    expect.soft(await allowed(name)).toBe(200)
  for (const name of [
    'attend.test',
    host,
    'localhost',
    'a.exemple.test',
    'ехemple.test',
    '127.0.0.1',
    '../hosts',
    '',
    '*.test',
  ])
    expect.soft(await allowed(name), name).toBe(404)
  expect(await allowed('exemple.test', { 'X-Forwarded-For': '127.0.0.1' })).toBe(404)
  expect(await allowed('exemple.test', { Forwarded: 'for=127.0.0.1' })).toBe(404)
  await site.deps.db.destroy()
  expect(await allowed('exemple.test')).toBe(200)
})

test('an international name is told as its owner writes it, and shown to be copied as the DNS has it', async () => {
  const { claim } = await domainSite()
  const { name, sentence, records } = await claim('crêperie-perrier.fr')
  expect(name).toBe('crêperie-perrier.fr')
  expect(sentence).toMatch(/^Le nom crêperie-perrier\.fr n’existe pas encore/)
  expect(records.map(({ host }) => host)).toContain('xn--crperie-perrier-snb.fr')
})

test('a name with accents that is in service is read as its owner writes it, wherever his site is told of', async () => {
  const { site, admin, own, serve, page } = await domainSite()
  await serve('xn--crperie-kya.test')
  const { published, site_url } = await admin.teamSiteProject({ params: { site: own.site } })
  expect(published?.url).toContain('//crêperie.test')
  expect(site_url).toBe(published?.url)
  const { sites } = await admin.hostedSites({})
  expect(sites[0]?.url).toBe(published?.url)
  const told = (await site.deliver(new Date())).map(mail => mail.text).join()
  expect(told).toContain('//crêperie.test')
  expect(told).not.toContain('xn--')
  expect(await page('sitemap.xml')).toContain('//xn--crperie-kya.test')
})
