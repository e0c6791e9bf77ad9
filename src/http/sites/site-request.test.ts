import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestOf } from '~/domain/site/online/site-request'
import { lockSite } from '~/store/sites/sites'
import { purgeSiteRequests } from '~/usecases/retention/purge-site-requests'
import { keepSiteRequest } from '~/usecases/site-requests/keep-site-request'
import { tablesWith } from '../../../tests/support/files/canary'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { MACHINE_ORDERS } from '../../../tests/support/texts/machine-orders'

/** Sends the form as a browser without JavaScript does. @returns the whole answer */
const ask = (url: string, host: string, fields: Record<string, string>, ...more: string[]) =>
  askFrom('127.0.0.1', url, host, fields, ...more)

async function askFrom(
  localAddress: string,
  url: string,
  host: string,
  fields: Record<string, string>,
  ...more: string[]
) {
  const body = new URLSearchParams(fields).toString()
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  const lines = [
    'POST /_demande HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    ...more,
  ]
  const length = Buffer.byteLength(body)
  const sent = more.includes(CHUNKED)
    ? ['Connection: close', '', length.toString(16), body, '0', '', '']
    : [`Content-Length: ${length}`, 'Connection: close', '', body]
  socket.write([...lines, ...sent].join('\r\n'))
  return text(socket)
}

/** Who sends does not say beforehand how long it is. */
const CHUNKED = 'Transfer-Encoding: chunked'

const request = {
  name: 'Zoé Martin',
  telephone: '06 12 34 56 78',
  email: '',
  text: 'Une porte ferme mal.\n<b>Pouvez-vous</b> passer ? https://exemple.fr',
}

test('a domain of a firm that begins as a preview’s host does takes requests', async () => {
  const { site, own } = await publishedSite()
  await site.deps.sitesFolder.lead('apercu-jardins.example', own.site)
  expect(await ask(site.url, 'apercu-jardins.example', request)).toMatch(
    /^HTTP\/1\.1 303[\s\S]*location: \/merci\r\n/i,
  )
})

test('a request is kept sealed, mailed to the owner as text, shown to owner and team, and closed', async () => {
  const { site, host, admin, params, own } = await publishedSite()
  await site.deliver(new Date())
  const answer = await ask(site.url, host, request)
  expect(answer).toMatch(/^HTTP\/1\.1 303[\s\S]*location: \/merci\r\n/i)
  expect(answer).not.toMatch(/set-cookie/i)
  // Whose answer was lost sends it again, and presses twice.
  await Promise.all([ask(site.url, host, request), ask(site.url, host, request)])
  const [mail, ...others] = await site.deliver(new Date())
  expect(others).toEqual([])
  expect(mail?.text).toContain('Une porte ferme mal.')
  expect(mail?.html).toContain('&lt;b&gt;Pouvez-vous')
  expect(mail?.html).not.toMatch(/href="https:\/\/exemple\.fr/)
  const rows = await site.deps.db.selectFrom('site_requests').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/Zoé|porte/)
  const shown = {
    number: 1,
    ...request,
    text: expect.stringContaining('ferme mal'),
    suspicion: null,
    closed_at: null,
  }
  expect((await admin.siteRequests({ params })).requests).toMatchObject([shown])
  expect((await admin.adminSiteRequests({ params })).requests).toMatchObject([shown])
  const closed = await admin.closeSiteRequest({ params: { ...params, n: '1' } })
  expect(closed.requests[0]?.closed_at).not.toBeNull()
  expect((await admin.teamSiteRequests({ params: own })).requests).toEqual(closed.requests)
  await expect(admin.closeSiteRequest({ params: { ...params, n: '2' } })).rejects.toMatchObject({
    status: 404,
  })
  await ask(site.url, host, { ...request, text: 'Une autre porte.' })
  const erase = () => admin.eraseSiteRequest({ params: { ...params, n: '2' } })
  expect((await erase()).requests.map(({ number }) => number)).toEqual([1])
  expect((await erase()).requests).toHaveLength(1)
  await purgeSiteRequests(site.at(new Date(Date.now() + 364 * 86_400_000)))
  expect((await admin.siteRequests({ params })).requests).toHaveLength(1)
  await purgeSiteRequests(site.at(new Date(Date.now() + 367 * 86_400_000)))
  expect((await admin.siteRequests({ params })).requests).toEqual([])
})

test('an erased request takes its messages along, and its number is no other’s: an answer to it reaches nobody else', async () => {
  const { site, host, admin, params } = await publishedSite()
  const erase = (n: string) => admin.eraseSiteRequest({ params: { ...params, n } })
  const answer = (n: string) =>
    admin.answerSiteRequest({
      params: { ...params, n },
      body: { text: 'Je passe demain.\n\u202a06 12 34 56 78\u202c' },
    })
  const messages = () =>
    site.deps.db
      .selectFrom('emails')
      .select(['kind', 'recipient'])
      .where('kind', 'in', ['site-request', 'site-answer'])
      .execute()
  await ask(site.url, host, { ...request, email: 'canari7392@exemple.fr' })
  await answer('1')
  await site.deliver(new Date())
  await ask(site.url, host, { ...request, text: 'Une autre porte.' })
  expect(await tablesWith(site.deps, 'canari7392')).toEqual(['public.emails'])
  await erase('1')
  expect(await tablesWith(site.deps, 'canari7392')).toEqual([])
  expect(await messages()).toMatchObject([{ kind: 'site-request' }])
  await erase('2')
  expect(await messages()).toEqual([])
  await ask(site.url, host, { ...request, email: 'autre@exemple.fr', text: 'Un volet.' })
  expect((await admin.siteRequests({ params })).requests.map(({ number }) => number)).toEqual([3])
  for (const n of ['1', '2']) await expect(answer(n)).rejects.toMatchObject({ status: 404 })
  expect((await answer('3')).requests[0]?.answers[0]?.text).toBe('Je passe demain.\n06 12 34 56 78')
  const gone = site.at(new Date(Date.now() + 367 * 86_400_000))
  await purgeSiteRequests(gone)
  expect(await messages()).toEqual([])
  await ask(site.url, host, { ...request, text: 'Un an plus tard.' })
  expect((await admin.siteRequests({ params })).requests.map(({ number }) => number)).toEqual([4])
})

test('what cannot be used comes back with the page, filled and named field by field', async () => {
  const { site, host, admin, params } = await publishedSite()
  const answer = await ask(site.url, host, {
    name: '"><script>x</script> $` $& 10$',
    telephone: 'abc',
    text: '</textarea><b>',
  })
  expect(answer).toMatch(/^HTTP\/1\.1 422/)
  expect(answer).toContain('Votre demande n’est pas encore partie.')
  expect(answer).toContain('Maison Perrier')
  expect(answer).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt; $` $&amp; 10$"')
  expect(answer).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>')
  const [, field = ''] = /<a href="#([^"]+)">Ce numéro ne peut pas/.exec(answer) ?? []
  expect(answer).toMatch(
    new RegExp(`<input id="${field}" [^>]*name="telephone" aria-invalid="true" value="abc">`),
  )
  expect(answer).not.toContain('<script>x')
  expect((await admin.siteRequests({ params })).requests).toEqual([])
  const wanting: Record<string, string>[] = [
    {},
    { text: 'Bonjour' },
    { text: 'Bonjour', name: 'Zoé' },
    { ...request, text: 'x'.repeat(4_001) },
  ]
  for (const more of wanting) expect((await ask(site.url, host, more)).slice(0, 12)).toBe('HTTP/1.1 422')
  for (const told of [[], [CHUNKED]]) {
    const tooLong = await ask(site.url, host, { ...request, text: 'x'.repeat(64_000) }, ...told)
    expect(tooLong).toMatch(/^HTTP\/1\.1 413/)
    expect(tooLong).toContain('Ce texte est trop long.')
  }
  expect(await ask(site.url, 'personne.localhost', request)).toMatch(/^HTTP\/1\.1 404/)
})

test('what is full of links, or over the budget of its address, is kept apart and mails nobody', async () => {
  const { site, host, admin, params } = await publishedSite()
  await site.deliver(new Date())
  const spam = { ...request, text: 'http://a.example http://b.example www.c.example' }
  expect(await ask(site.url, host, spam)).toMatch(/^HTTP\/1\.1 303/)
  site.deps.rateLimits = true
  for (let time = 0; time < 7; time += 1)
    expect(await ask(site.url, host, { ...request, text: `Demande ${time}` })).toMatch(/^HTTP\/1\.1 303/)
  const { requests } = await admin.siteRequests({ params })
  expect(requests.map(({ suspicion }) => suspicion)).toEqual([
    ...['budget', 'budget'],
    ...[null, null, null, null, null],
    'links',
  ])
  expect(await site.deliver(new Date())).toHaveLength(5)
  // Six hundred more that are kept apart hide none of what people ask.
  const [row] = await site.deps.db.selectFrom('site_requests').selectAll().where('number', '=', 1).execute()
  if (!row) throw new Error('the first request is not there')
  const flood = Array.from({ length: 600 }, (_, at) => ({ ...row, number: 100 + at }))
  await site.deps.db.insertInto('site_requests').values(flood).execute()
  const { requests: shown } = await admin.siteRequests({ params })
  expect(shown.filter(({ suspicion }) => suspicion === null)).toHaveLength(5)
})

test('one network that sends requests to a site all hour keeps those of others from nobody', async () => {
  const { site, own, admin, params } = await publishedSite()
  // Between two windows of ten minutes, so that none ends under the test.
  const start = Date.parse('2026-03-02T10:00:00Z')
  const limited = (minute: number) => ({
    ...{ ...site.deps, rateLimits: true },
    clock: () => new Date(start + minute * 60_000),
  })
  const send = async (minute: number, ip: string) => {
    const asked = requestOf(new URLSearchParams({ ...request, text: `Porte ${minute} ${ip} ${++sent}` }))
    await keepSiteRequest(limited(minute), { ip, userAgent: '' }, own.site, asked)
    const [newest] = (await admin.siteRequests({ params })).requests
    return newest?.suspicion
  }
  let sent = 0
  for (const minute of [1, 11, 21, 31, 41, 51])
    for (let n = 0; n < 5; n += 1) await send(minute, '203.0.113.7')
  expect(await send(52, '198.51.100.7')).toBe(null)
  expect(await send(53, '203.0.113.8')).toBe('budget')
})

test('thirty at once to a site that is being published leave the database to others; without one they say so', async () => {
  const { site, host, own } = await publishedSite()
  const { db } = site.deps
  const asked = await db.transaction().execute(async trx => {
    await lockSite(trx, own.site)
    const answers = Array.from({ length: 30 }, (_, at) =>
      ask(site.url, host, { ...request, text: `Porte ${at}` }),
    )
    const waits = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await waits.execute(trx)).rows.length === 0);
    // Were each of them to hold a connection, one of these would wait until the lock is given up.
    for (let time = 0; time < 100; time += 1) await sql`select 1`.execute(db)
    return answers
  })
  expect((await Promise.all(asked)).map(answer => answer.slice(0, 12))).toEqual(
    Array.from({ length: 30 }, () => 'HTTP/1.1 303'),
  )
  await db.destroy()
  const answer = await ask(site.url, host, request)
  expect(answer).toMatch(/^HTTP\/1\.1 503/)
  expect(answer).toContain('n’est pas partie')
  expect(site.errors.splice(0)).toHaveLength(1)
})

test('while a site is held, fifty of a network wait and two hundred in all; the others are told at once', async () => {
  const { site, host, own } = await publishedSite()
  const from = (network: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      askFrom(`127.199.${network}.1`, site.url, host, { ...request, text: `Porte ${network} ${at}` }),
    )
  // On a busy machine those that wait are told after 25 seconds that it takes too long: 503 too.
  const told = (answers: string[], status: number) =>
    answers.filter(answer => answer.startsWith(`HTTP/1.1 ${status}`))
  const waiting = await site.deps.db.transaction().execute(async trx => {
    await lockSite(trx, own.site)
    const flood = from(1, 60)
    const early: string[] = []
    for (const one of flood) void one.then(answer => early.push(answer))
    await expect.poll(() => told(early, 429)).toHaveLength(9)
    const others = [2, 3, 4, 5].flatMap(network => from(network, 40))
    for (const one of others) void one.then(answer => early.push(answer))
    await expect.poll(() => told(early, 503).length).toBeGreaterThanOrEqual(10)
    return { flood, others }
  })
  const flood = told(await Promise.all(waiting.flood), 429)
  expect(flood).toHaveLength(9)
  expect(flood[0]).toMatch(/^HTTP\/1\.1 429[\s\S]*retry-after: 60\r\n/i)
  expect(flood[0]).toContain('Trop de demandes sont parties d’ici. Téléphonez plutôt.')
  const others = told(await Promise.all(waiting.others), 503)
  expect(others.length).toBeGreaterThanOrEqual(10)
  expect(others[0]).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: 60\r\n/i)
  expect(others[0]).toContain('n’est pas partie')
  expect(told(await Promise.all(waiting.others), 429)).toEqual([])
  for (const error of site.errors.splice(0)) expect(String(error)).toMatch(/no answer within/)
})

test('sixty orders as requests are kept and mailed as text, and change nothing else', async () => {
  const { site, admin, params, own } = await publishedSite()
  await site.deliver(new Date())
  const before = await admin.siteProject({ params })
  for (const order of MACHINE_ORDERS) {
    const asked = requestOf(new URLSearchParams({ ...request, text: order }))
    expect(
      await keepSiteRequest(site.deps, { ip: '203.0.113.9', userAgent: '' }, own.site, asked),
      order,
    ).toEqual([])
  }
  const { requests } = await admin.siteRequests({ params })
  const kept = requests.map(({ text }) => text).reverse()
  expect(kept).toEqual(MACHINE_ORDERS.map(order => requestOf(new URLSearchParams({ text: order })).text))
  for (const { html } of await site.deliver(new Date()))
    expect(html).not.toMatch(/<(script|svg|img src=x|style>\*|textarea)|href="(javascript:|https:\/\/mal)/i)
  expect(await admin.siteProject({ params })).toEqual(before)
})
