import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { siteAssets } from '../../../tests/support/sites/client-sites'
import { visitorQuestions } from '../../../tests/support/sites/visitor-questions'
import { contentAtlas } from '../../../tests/support/texts/content-atlas'
import { readAgency } from '../../config/read-agency'
import { BUDGETS } from '../../domain/access/budget'
import { EXAMPLE_TRADES, type ExampleTrade } from '../../domain/trade/example-trade'
import { readExampleSites } from '../../gateways/example-sites'
import { suggestionsOf } from '../../sites/parts/assistant-form'
import { exampleOf } from '../../web/ui/examples/catalogue'
import { answerProblem } from '../answer-problem'
import { serveExampleSites } from './serve-example-sites'

const exampleSites = readExampleSites('content')
const atlas = contentAtlas()

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
    const asked = exampleSites[trade].asked
    const { kind, answer } = await (await ask(trade, asked)).json()
    expect(kind, `${trade}: ${asked}`).not.toBe('unknown')
    const html = await (await app.request(`/exemples/${trade}`)).text()
    const plain = html.replace(/<a href="tel:[^"]*">([^<]*)<\/a>/g, (_, number: string) =>
      number.replaceAll('\u00a0', ' '),
    )
    expect(plain).toContain(`<p class="said">${asked}</p><p class="bubble">${answer}</p>`)
  }
  for (const trade of EXAMPLE_TRADES)
    for (const suggestion of suggestionsOf(exampleSites[trade])) {
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

/** For each note in the margin of an example, what somebody asks and what its machine must answer for the note to be true. */
const NOTED: Record<ExampleTrade, [asked: string, answered: RegExp][][]> = {
  'plombier-chauffagiste': [
    [
      ['J’ai une grosse fuite d’eau', /appelez le 04 65/],
      ['Je sens une odeur de gaz', /appelez le 18 ou le 112.*04 65/],
    ],
    [
      ['Vous venez à Bron ?', /Bron fait partie/],
      ['Combien coûte le déplacement ?', /45 €/],
    ],
    [
      ['Êtes-vous ouverts ce soir à 22 h ?', /fermé/],
      ['Combien pour changer un chauffe-eau ?', /^Ce site ne le dit pas/],
    ],
  ],
  coiffeur: [
    [
      ['Combien pour un balayage ?', /110 €/],
      ['Combien de temps pour le carré net ?', /50 min/],
    ],
    [['Faut-il un test avant une couleur ?', /48 heures avant/]],
    [
      [
        'Je voudrais un rendez-vous samedi',
        /ne peux rien promettre : écrivez votre demande avec le formulaire/,
      ],
    ],
  ],
  menuisier: [
    [['Que mesurer pour un escalier ?', /hauteur de sol à sol/]],
    [['Quel délai pour une cuisine ?', /12 semaines/]],
    [['Combien coûte un escalier ?', /pas de prix annoncé, il se demande par devis/]],
  ],
  'expert-comptable': [
    [
      ['Je crée mon entreprise, qui me reçoit ?', /Kofi Osei/],
      ['Je change de cabinet, que dois-je faire ?', /nous demandons votre dossier/],
    ],
    [['Combien coûte un bulletin de paie ?', /24 € HT/]],
    [['Dois-je opter pour l’impôt sur les sociétés ?', /ne donne pas de conseil ; demandez à une personne/]],
  ],
  restaurant: [
    [
      ['Combien coûte la truite ?', /19 €/],
      ['Êtes-vous ouverts dimanche ?', /fermé/],
    ],
    [['Avez-vous une table pour deux samedi soir ?', /ne peux rien promettre.*formulaire, ou appelez/]],
    [['Je suis allergique aux noisettes', /ne répond pas sur la santé ; demandez à une personne/]],
  ],
  garage: [
    [['Combien pour une vidange ?', /99 €. Huile, filtre/]],
    [['Avez-vous une voiture de prêt ?', /permis demandé à l’accueil/]],
    [['Mon voyant rouge d’huile est allumé', /appelez le 04 65.*arrêtez-vous/]],
  ],
  fleuriste: [
    [
      ['Livrez-vous à Angers ?', /Angers fait partie/],
      ['Combien coûte la livraison ?', /6 €/],
    ],
    [
      ['Combien pour un bouquet ?', /25 €/],
      ['Faites-vous les bouquets de mariage ?', /Jeanne/],
    ],
    [['C’est pour un deuil', /^« Pour un deuil, dites seulement le lieu et l’heure[^.]*\.\s?»$/]],
  ],
  kinesitherapeute: [
    [
      ['Que faut-il apporter ?', /prescription/],
      ['Êtes-vous ouverts samedi ?', /8 h – 12 h/],
    ],
    [['J’ai mal au genou, qu’est-ce que j’ai ?', /ne répond pas sur la santé.*Le cabinet/]],
    [['J’ai une douleur dans la poitrine', /^Appelez le 15 ou le 112/]],
  ],
}

test('what the margin of an example says of its machine is what that answers', async () => {
  const { ask } = await exampleApp()
  for (const trade of EXAMPLE_TRADES) {
    expect(exampleOf(trade).notes.length, trade).toBe(NOTED[trade].length)
    for (const [asked, answered] of NOTED[trade].flat()) {
      const { answer } = await (await ask(trade, asked)).json()
      expect.soft(answer.replace(/[\s\u00a0\u202f]+/g, ' '), `${trade}: ${asked}`).toMatch(answered)
    }
  }
})
