import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSafeServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUR_MS } from '~/domain/milliseconds'
import { askSite } from '~/gateways/site-asker'
import { sitesInTrouble } from '~/store/sites/hosted-sites'
import { insertSite } from '../../../tests/support/database/inserted-site'
import { listening } from '../../../tests/support/servers/listening'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { visit } from '../../../tests/support/sites/visit'
import { askSites } from './ask-sites'

const LOCAL = { v4: ['127.0.0.1'], v6: [] }

test('the list has what the team must know of each site, is searched, narrowed and paged', async () => {
  const { site, admin, own, host } = await publishedSite()
  await visit(site.url, host, '/_demande', {
    name: 'Zoé',
    telephone: '06 12 34 56 78',
    text: 'Une porte ferme mal.',
  })
  for (let n = 0; n < 5; n++)
    await insertSite(site.deps.db, {
      name: `Menuiserie Lefèvre ${n}`,
      begun_at: new Date(Date.now() - (n + 1) * HOUR_MS),
    })
  const { sites, total, next_cursor } = await admin.hostedSites({})
  expect([total, next_cursor]).toEqual([6, null])
  expect(sites[0]).toMatchObject({
    ...own,
    ...{
      name: 'Maison Perrier',
      state: 'online',
      version: 1,
      open_requests: 1,
      open_notices: 0,
      silent: null,
    },
    ...{ problems: [], url: expect.stringContaining(host) },
  })
  expect(sites[0]?.domain).toBeNull()
  const claim = { asked_at: new Date(), proven_at: null, online_at: null, away_at: null, findings: '[]' }
  await site.deps.db
    .insertInto('site_domains')
    .values({
      ...{ ...claim, site_id: own.site, name: 'xn--hr-8ja.test', www: true, token: 'preuve' },
      ...{ looked_at: null, next_look_at: null },
    })
    .execute()
  const stands = async () => (await admin.hostedSite({ params: own })).domain
  expect(await stands()).toEqual({ name: 'www.hôr.test', state: 'waiting' })
  const online = { proven_at: new Date(), online_at: new Date() }
  await site.deps.db.updateTable('site_domains').set(online).execute()
  expect((await admin.hostedSites({})).sites[0]?.domain?.state).toBe('online')
  await site.deps.db.updateTable('site_domains').set({ away_at: new Date() }).execute()
  expect(await stands()).toMatchObject({ state: 'away' })
  const named = async (query: NonNullable<Parameters<typeof admin.hostedSites>[0]>['query']) =>
    (await admin.hostedSites({ query })).sites.map(({ name }) => name)
  expect(await named({ search: 'lefevre 3' })).toEqual(['Menuiserie Lefèvre 3'])
  expect(await named({ search: 'maison-perrier' })).toEqual(['Maison Perrier'])
  expect(await named({ status: 'online' })).toEqual(['Maison Perrier'])
  const first = await admin.hostedSites({ query: { limit: 4 } })
  const second = await admin.hostedSites({ query: { limit: 4, cursor: String(first.next_cursor) } })
  expect([...first.sites, ...second.sites].map(({ site: id }) => id)).toEqual(sites.map(({ site: id }) => id))
  await admin.suspendSite({ params: own, body: { reason: 'Essai' } })
  expect(await named({ status: 'online' })).toEqual([])
  expect(await admin.hostedSite({ params: own })).toMatchObject({ state: 'suspended' })
  await expect(admin.hostedSite({ params: { site: 'aucun' } })).rejects.toMatchObject({ status: 404 })
})

test('each site is asked through the public address once an hour, and one that is silent twice rings', async () => {
  const { site, admin, own } = await publishedSite()
  const { db } = site.deps
  const at = (hours: number) => ({
    ...site.at(new Date(Date.now() + hours * HOUR_MS)),
    sitesAddresses: LOCAL,
  })
  expect(await askSites(at(0), askSite)).toBe(1)
  expect((await admin.hostedSite({ params: own })).silent).toBeNull()
  expect(await askSites(at(0.5), askSite)).toBe(0)
  expect(await askSites({ ...at(1), sitesAddresses: null }, askSite)).toBe(0)
  await site.deps.sitesFolder.drop('maison-perrier.localhost')
  expect(await askSites(at(1), askSite)).toBe(1)
  expect((await admin.hostedSite({ params: own })).silent).toMatchObject({ because: 'status' })
  expect(await sitesInTrouble(db, new Date())).toEqual({ silent: [], certificates: [] })
  await askSites(at(2), askSite)
  const { silent } = await sitesInTrouble(db, new Date())
  expect(silent).toEqual([expect.stringContaining('maison-perrier.localhost')])
  await site.deps.sitesFolder.lead('maison-perrier.localhost', own.site)
  await askSites(at(3), askSite)
  expect(await sitesInTrouble(db, new Date())).toEqual({ silent: [], certificates: [] })
})

test('a name that leads elsewhere is not followed, and a refused connection is told from an error', async () => {
  const hosts: string[] = []
  const server = createServer((request, answer) => {
    hosts.push(String(request.headers.host))
    answer.writeHead(503).end()
  })
  const { port } = new URL(await listening(server))
  const url = `http://boulangerie.example:${port}`
  expect(await askSite(url, '127.0.0.1')).toEqual({ silence: 'status', certificateUntil: null })
  expect(hosts).toEqual([`boulangerie.example:${port}`])
  server.close()
  expect((await askSite(url, '127.0.0.1')).silence).toBe('unreachable')
})

test('a certificate that nobody vouches for is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=boulangerie.example']
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert, '-days', '3'], { stdio: 'ignore' })
  const server = createSafeServer({ cert: readFileSync(cert), key: readFileSync(key) }, (_, answer) => {
    answer.end()
  })
  const { port } = new URL(await listening(server))
  expect((await askSite(`https://boulangerie.example:${port}`, '127.0.0.1')).silence).toBe('certificate')
})
