import { expect, test } from 'vitest'
import { PERSON } from '../../../../tests/support/browser/browser-words'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { pieces, visitorOf } from '../../../../tests/support/dossiers/path'
import { registration } from '../../../../tests/support/leads/business-abroad'
import { CONSENTING } from '../../../../tests/support/leads/quote-requests'
import { registrantOf } from '../../../../tests/support/leads/registration'
import { startSite } from '../../../../tests/support/program/in-process'
import { keepAudienceCounts } from '../../../usecases/ground/audience-counter'
import { purgeAudience } from '../../../usecases/retention/purge-audience'

const ASKS = { 'user-agent': PERSON }

/** What was counted, once so many are in the database. */
async function countedOf(site: Awaited<ReturnType<typeof startSite>>, least: number) {
  const read = () => site.deps.db.selectFrom('audience_counts').select(['kind', 'name', 'n']).execute()
  const sum = async () => (await read()).reduce((all, { n }) => all + n, 0)
  await expect.poll(sum, { interval: 250 }).toBeGreaterThanOrEqual(least)
  return Object.fromEntries((await read()).map(({ kind, name, n }) => [`${kind} ${name}`, n]))
}

test('acts are counted once each, of people who do not object, and nothing of who they are', async () => {
  const site = await startSite({ ROLE: 'web' })
  const change = { company_name: 'Canari et Fils', email: 'canari@exemple.fr' }
  const visitor = visitorOf(site.url, ASKS)
  const id = await visitor.finish(change)
  // Repeats, and a piece in the place of another, are no more.
  await visitor.sign(id)
  await visitor.finalize(id)
  const key = { 'idempotency-key': 'cle-du-canari' }
  const body = { ...change, siret: '732 829 320 00074', address: '1 rue A, 69002 Lyon', phone: '0472000000' }
  const opened = (await (await visitor.submit(body, key)).json()) as { id: string }
  await visitor.submit(body, key)
  const [[kind, name, bytes] = ['rib', 'rib.pdf', Buffer.alloc(0)]] = pieces
  await visitor.upload(opened.id, kind, name, bytes)
  await visitor.upload(opened.id, kind, name, bytes)
  const uncounted: Record<string, string>[] = [
    {},
    { ...ASKS, dnt: '1' },
    { ...ASKS, 'sec-gpc': '1' },
    { 'user-agent': 'curl/8.5.0' },
  ]
  for (const objects of uncounted) await visitorOf(site.url, objects).submit(body)
  const abroad = await registrantOf(site.url).register(registration, ASKS)
  const quote = await fetch(`${site.url}/api/quote-requests`, {
    method: 'POST',
    headers: { ...ASKS, 'content-type': 'application/json' },
    body: JSON.stringify(CONSENTING),
  })
  expect([abroad.status, quote.status]).toEqual([201, 201])
  const counted = await countedOf(site, 2 + 2 + 6 + 1 + 1 + 1 + 1 + 1)
  expect(counted).toEqual({
    'wizard company': 2,
    'wizard first-piece': 2,
    ...Object.fromEntries(pieces.map(([sort]) => [`piece ${sort}`, sort === kind ? 2 : 1])),
    'wizard pieces': 1,
    'wizard signed': 1,
    'wizard handed-in': 1,
    'registration received': 1,
    'quote-request received': 1,
  })
  const rows = await site.deps.db.selectFrom('audience_counts').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/canari|Mozilla|127\.0|::1|exemple|Lyon/i)
})

test('the paper is counted when its client first sees it', async () => {
  const site = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(site.url, ASKS)
  const id = await visitor.complete()
  const view = () => fetch(`${site.url}/api/invoice/${id}/view`, { headers: ASKS })
  expect([(await view()).status, (await view()).status]).toEqual([200, 200])
  await visitor.sign(id)
  await view()
  expect(await countedOf(site, 10)).toMatchObject({ 'wizard paper': 1, 'wizard signed': 1 })
})

test('several copies add up exactly; the funnel and its table read the same; after 24 months nothing is left', async () => {
  const site = await startSite({ ROLE: 'web' })
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      keepAudienceCounts(site.deps, [
        { kind: 'page', name: '/', n: 2 },
        { kind: 'source', name: `s${at % 4}.example`, n: 1 },
        { kind: 'question', name: 'france', n: 1 },
      ]),
    ),
  )
  const admin = await administratorOf(site.url)
  const { funnels, pages, sources } = await admin.audience({ query: { days: 7 } })
  expect(pages).toEqual([{ name: '/', n: 24 }])
  expect(sources).toHaveLength(4)
  expect(funnels[0]?.steps.slice(0, 3).map(({ n, lost }) => [n, lost])).toEqual([
    [12, 0],
    [12, 0],
    [0, 12],
  ])
  const csv = await (await admin.exportAudience({})).text()
  expect(csv.split('\r\n')[0]).toBe('"Jour";"Quoi";"Nom";"Nombre"')
  expect(csv).toMatch(/"\d{4}-\d\d-\d\d";"Page vue";"\/";24/)
  const later = (months: number) => {
    const at = new Date()
    at.setUTCMonth(at.getUTCMonth() + months)
    return { ...site.deps, clock: () => at }
  }
  const kept = async () => (await site.deps.db.selectFrom('audience_counts').select('n').execute()).length
  await purgeAudience(later(23))
  expect(await kept()).toBe(6)
  await purgeAudience(later(25))
  expect(await kept()).toBe(0)
})
