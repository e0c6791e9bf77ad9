import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { siteAssets } from '../../../tests/support/client-sites'
import { freshDatabase } from '../../../tests/support/database'
import { visitorQuestions } from '../../../tests/support/visitor-questions'
import { readAgency } from '../../config/read-agency'
import { BUDGETS } from '../../domain/access/budget'
import { makeAtlas } from '../../domain/city/atlas'
import { EXAMPLE_TRADES } from '../../domain/trade/example-trade'
import { readCities, readPlaces } from '../../gateways/content-folder'
import { readExampleSites } from '../../gateways/example-sites'
import { suggestionsOf } from '../../sites/parts/assistant-form'
import { answerProblem } from '../answer-problem'
import { serveExampleSites } from './serve-example-sites'

const exampleSites = readExampleSites('content')
const atlas = makeAtlas(readCities('content'), readPlaces('content'))

async function exampleApp() {
  const { db } = await freshDatabase()
  const app = new Hono()
  app.onError((error, context) => answerProblem(error, context, () => {}))
  serveExampleSites(
    app,
    {
      db,
      rateLimits: true,
      atlas,
      languageModel: null,
      exampleSites,
      siteAssets,
      agency: readAgency('agency.json'),
      clock: () => new Date('2026-12-15T10:00:00Z'),
    },
    () => ({ ip: '203.0.113.7', userAgent: '' }),
  )
  const post = (trade: string, body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`/exemples/${trade}/_assistant`, { method: 'POST', headers, body })
  return {
    app,
    ask: (trade: string, question: unknown) =>
      post(trade, JSON.stringify({ question }), { 'content-type': 'application/json' }),
    askByForm: (trade: string, question: string) => post(trade, new URLSearchParams({ question })),
  }
}

test('no page of an example shows a consumer a price without saying that its taxes are in it', async () => {
  const { app } = await exampleApp()
  let priced = 0
  for (const trade of EXAMPLE_TRADES) {
    const home = await (await app.request(`/exemples/${trade}`)).text()
    const more = [...home.matchAll(/href="(\/exemples\/[a-z-]+\/[a-z/-]+)"/g)].map(([, path = '']) => path)
    for (const path of new Set([`/exemples/${trade}`, ...more])) {
      const html = await (await app.request(path)).text()
      if (!/\d\s?€/u.test(html.replace(/<[^>]*>/g, ' '))) continue
      priced++
      expect.soft(html, path).toMatch(/toutes taxes comprises|TTC|hors taxes/)
    }
  }
  expect(priced).toBeGreaterThan(EXAMPLE_TRADES.length / 2)
})

test('an example is a page to keep, with files that never change and a policy that lets nothing else in', async () => {
  const { app } = await exampleApp()
  const page = await app.request('/exemples/coiffeur')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('public, no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  const asked = [...html.matchAll(/(?:href|src)="(\/exemples\/coiffeur\/_f\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(asked.length).toBeGreaterThan(3)
  for (const path of asked) {
    const file = await app.request(path)
    expect(file.status, path).toBe(200)
    expect(file.headers.get('cache-control')).toContain('immutable')
  }
})

test('a trade without an example is nobody’s page, and no path leads out of the site', async () => {
  const { app } = await exampleApp()
  for (const path of [
    '/exemples/boulanger',
    '/exemples/__proto__',
    '/exemples/coiffeur/_f/..%2Findex.html',
    '/exemples/coiffeur/_f/x',
  ])
    expect((await app.request(path)).status, path).toBe(404)
})

test('the machine of an example answers a script in JSON and a form with its page', async () => {
  const { ask, askByForm } = await exampleApp()
  const reply = await ask('garage', 'c combien une vidange')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(await reply.json()).toEqual({
    kind: 'price',
    answer: expect.stringContaining('Vidange\u00a0: 99\u00a0€'),
    sources: ['forfaits'],
  })
  const page = await askByForm('garage', 'prix d’un treuil <script>alert(1)</script> ?')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await page.text()
  expect(html).toContain('<p class="said">prix d’un treuil &lt;script&gt;alert(1)&lt;/script&gt; ?</p>')
  expect(html).toContain('Ce site ne le dit pas.')
  // The telephone of an answer is dialled from there.
  expect(html).toMatch(
    /<p class="bubble" role="status">Ce site ne le dit pas[^<]*<a href="tel:\+33\d{9}">0\d[^<]*<\/a>\.<\/p>/,
  )
  // What is not known is begun in the request; of health nothing is.
  expect(html).toMatch(/<textarea[^>]*>prix d’un treuil/)
  expect(await (await askByForm('kinesitherapeute', 'j’ai une prothèse, ça se soigne ?')).text()).not.toMatch(
    /<textarea[^>]*>j’ai/,
  )
})

test('each suggestion of an example is answered, and so is what it is seen to be asked', async () => {
  const { app, ask } = await exampleApp()
  for (const trade of EXAMPLE_TRADES) {
    const asked = exampleSites[trade]?.asked ?? expect.fail(trade)
    const { kind, answer } = await (await ask(trade, asked)).json()
    expect(kind, `${trade}: ${asked}`).not.toBe('unknown')
    const html = await (await app.request(`/exemples/${trade}`)).text()
    const plain = html.replace(/<a href="tel:[^"]*">([^<]*)<\/a>/g, (_, number: string) =>
      number.replaceAll('\u00a0', ' '),
    )
    expect(plain).toContain(`<p class="said">${asked}</p><p class="bubble">${answer}</p>`)
  }
  for (const trade of EXAMPLE_TRADES)
    for (const suggestion of suggestionsOf({ facts: exampleSites[trade]?.facts ?? expect.fail(trade) })) {
      const { kind } = await (await ask(trade, suggestion)).json()
      expect(kind, `${trade}: ${suggestion}`).not.toBe('unknown')
    }
})

test('what is no question is refused, and nobody asks for ever', async () => {
  const { ask, askByForm } = await exampleApp()
  for (const body of [undefined, '', '   ', 7, { a: 1 }]) expect((await ask('garage', body)).status).toBe(400)
  expect((await ask('boulanger', 'ouvert ?')).status).toBe(404)
  expect((await askByForm('garage', '')).status).toBe(400)
  const { per_key } = BUDGETS['assistant-question']
  const [{ question } = expect.fail('no question')] = visitorQuestions
  for (let asked = 0; asked < per_key; asked++) await ask('garage', question)
  const refused = await ask('garage', question)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
})
