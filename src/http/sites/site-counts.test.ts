import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { purgeSiteRequests } from '~/usecases/retention/purge-site-requests'
import { countVisits } from '~/usecases/site-counts/count-visits'
import { keepSiteCounts } from '~/usecases/site-counts/keep-site-counts'
import { publishedSite } from '../../../tests/support/sites/published-site'

const BROWSER =
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const BOTS = [
  'User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'User-Agent: curl/8.5.0',
  'User-Agent: Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  `User-Agent: ${'Mozilla/5.0 '.repeat(60)}`,
]

/** Asks a client's host as written. @returns the status line */
async function ask(url: string, host: string, line: string, more: string[] = [], body = ''): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more]
  socket.write([...head, '', body].join('\r\n'))
  return (await text(socket)).slice(0, 12)
}

test('visits are counted by day, page and source: people, not programs, and nothing of who they are', async () => {
  const { site, host, admin, params, own } = await publishedSite()
  const get = (path: string, ...more: string[]) => ask(site.url, host, `GET ${path}`, [BROWSER, ...more])
  expect(await get('/', 'Referer: https://www.google.com/search?q=boulanger')).toBe('HTTP/1.1 200')
  await get('/services', `Referer: http://${host}/`)
  await get('/?utm_source=Carte-de-visite')
  await get('/', 'Sec-Fetch-Dest: document')
  // A page that a browser holds already was looked at again.
  await get('/', 'Referer: https://l.facebook.com/', 'If-None-Match: *')
  for (const agent of BOTS) expect(await ask(site.url, host, 'GET /', [agent])).toBe('HTTP/1.1 200')
  expect(await ask(site.url, host, 'GET /')).toBe('HTTP/1.1 200')
  await ask(site.url, host, 'HEAD /', [BROWSER])
  await get('/', 'Sec-Purpose: prefetch')
  await get('/', 'Sec-Fetch-Dest: iframe')
  await get('/merci')
  await get('/rien')
  await get('/robots.txt')
  await get('/services/')
  const sums = async () => {
    const { days, pages, sources } = await admin.teamSiteCounts({ params: own, query: {} })
    return { today: days.at(-1), length: days.length, pages, sources }
  }
  await expect.poll(async () => (await sums()).today?.pages, { interval: 250 }).toBe(5)
  expect(await sums()).toMatchObject({
    today: { pages: 5, visits: 4, requests: 0, questions: 0 },
    length: 30,
    pages: [
      { name: '/', n: 4 },
      { name: '/services', n: 1 },
    ],
    sources: [
      { name: 'carte-de-visite', n: 1 },
      { name: 'direct', n: 1 },
      { name: 'google.com', n: 1 },
      { name: 'l.facebook.com', n: 1 },
    ],
  })
  const csv = await (await admin.exportSiteCounts({ params })).text()
  const { day } = (await sums()).today ?? { day: '' }
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '"Jour";"Quoi";"Page ou provenance";"Nombre"',
    `"${day}";"Page vue";"/";4`,
    `"${day}";"Page vue";"/services";1`,
  ])
  const rows = await site.deps.db.selectFrom('site_counts').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|127\.0|boulanger/)
})

test('a request is counted as it is kept, what is kept apart is not; counts go after 24 months', async () => {
  const { site, admin, params, host } = await publishedSite()
  const send = (words: string) => {
    const body = new URLSearchParams({ name: 'Zoé', telephone: '0612345678', text: words }).toString()
    const type = 'Content-Type: application/x-www-form-urlencoded'
    return ask(site.url, host, 'POST /_demande', [type, `Content-Length: ${body.length}`], body)
  }
  expect(await send('Une porte ferme mal.')).toBe('HTTP/1.1 303')
  expect(await send('http://a.example http://b.example http://c.example')).toBe('HTTP/1.1 303')
  const { days } = await admin.siteCounts({ params, query: { days: 2 } })
  expect(days).toMatchObject([{ requests: 0 }, { requests: 1 }])
  const kept = async () => (await site.deps.db.selectFrom('site_counts').select('n').execute()).length
  const later = (months: number) => {
    const at = new Date()
    at.setUTCMonth(at.getUTCMonth() + months)
    return site.at(at)
  }
  await purgeSiteRequests(later(23))
  expect(await kept()).toBe(1)
  await purgeSiteRequests(later(25))
  expect(await kept()).toBe(0)
})

test('several copies add up exactly, sources of a day are bounded, a site that is gone keeps nothing', async () => {
  const { site, own } = await publishedSite()
  const { site: id } = own
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      keepSiteCounts(site.deps, [
        { site: id, kind: 'page', name: '/', n: 2 },
        { site: id, kind: 'page', name: `/page-${at % 3}`, n: 1 },
        { site: 'rien', kind: 'page', name: '/', n: 1 },
      ]),
    ),
  )
  const counter = countVisits(site.deps, error => site.errors.push(error))
  for (let at = 0; at < 200; at += 1) counter.count(id, 'source', `s${at}.example`)
  await counter.stop()
  const rows = await site.deps.db.selectFrom('site_counts').selectAll().execute()
  const n = (kind: string, name: string) => rows.find(row => row.kind === kind && row.name === name)?.n
  expect([n('page', '/'), n('page', '/page-0'), n('source', 'autres')]).toEqual([24, 4, 160])
  expect(rows.filter(({ kind }) => kind === 'source')).toHaveLength(41)
  expect(rows.some(({ site_id }) => site_id === 'rien')).toBe(false)
})
