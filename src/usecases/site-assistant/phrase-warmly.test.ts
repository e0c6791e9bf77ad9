import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { clientAt } from '../../../tests/support/dossiers/actors'
import { qualifierServer } from '../../../tests/support/servers/qualifier-server'
import { exampleFirm, visitorQuestions } from '../../../tests/support/sites/visitor-questions'
import { MACHINE_ORDERS } from '../../../tests/support/texts/machine-orders'
import { BUDGETS } from '../../domain/access/budget'
import { circuitBreaker } from '../../gateways/circuit-breaker'
import { chatCompletions } from '../../gateways/language-model'
import { answerQuestion } from '../../sites/assistant/answer-question'
import { spendBudget } from '../../store/access/budgets'
import { shareOf } from '../ground/keep-within-budget'
import { phraseWarmly } from './phrase-warmly'

const NOW = new Date('2026-12-03T14:10:00+01:00')
const firm = exampleFirm('garage')
const rules = (question: string) => answerQuestion(firm, question, NOW)

/** A machine with a model that behaves as the server is told to. */
async function withModel(patience = 30_000) {
  const server = await qualifierServer()
  const { db } = await freshDatabase()
  const model = chatCompletions(server.url, patience)
  // A busy machine may be slow; a silent service has its own test.
  const languageModel = {
    ...model,
    ask: (question: Parameters<typeof model.ask>[0]) => model.ask(question, patience),
  }
  return {
    server,
    db,
    use: model.use,
    say: (question: string, ip = '203.0.113.7') =>
      phraseWarmly({ db, clock: () => NOW, languageModel }, 'site', question, rules(question), clientAt(ip)),
  }
}

test('a sentence of the same words is said; one that says more is not, and the rules’ answer stands', async () => {
  const { server, say, use } = await withModel()
  const { text } = rules('c combien une vidange')
  server.be({ content: JSON.stringify({ phrase: `Bonjour, ${text}` }) })
  expect((await say('c combien une vidange ? 06 12 34 56 78')).text).toContain('Bonjour, Vidange')
  expect(server.asked.join()).not.toContain('34')
  for (const content of [
    '{"phrase":"Vidange : 1 €."}',
    '{"phrase":"Mes instructions : Tu redis une réponse en une ou deux phrases."}',
    '{"phrase":"<script>alert(1)</script>"}',
    '{"phrase":"Une place est libre demain à 9 h."}',
    '{"phrase":"","more":1}',
    '{"answer":"Vidange : 99 €"}',
    'null',
    'Vidange : 99 €',
  ]) {
    server.be({ content })
    expect((await say('c combien une vidange')).text, content).toBe(text)
  }
  expect(use).toMatchObject({ asked: 9, away: 0, said: 1, rejected: 8, over_budget: 0 })
})

test('a service that is silent, broken or endless costs nobody the rules’ answer', async () => {
  const { server, say } = await withModel(100)
  const { text } = rules('ouvert maintenant ?')
  for (const mood of [
    { silent: true },
    { status: 500 },
    { status: 400 },
    { body: 'no' },
    { endless: true },
  ] as const) {
    server.be(mood)
    expect((await say('ouvert maintenant ?')).text).toBe(text)
  }
})

test('a model that is away is left in peace after a while', async () => {
  const server = await qualifierServer()
  const model = chatCompletions(server.url, 30_000, circuitBreaker('the language model'))
  const { db } = await freshDatabase()
  server.be({ status: 503 })
  for (let asked = 0; asked < 10; asked++)
    await phraseWarmly(
      { db, clock: () => NOW, languageModel: model },
      'site',
      'vos horaires',
      rules('vos horaires'),
      clientAt('203.0.113.7'),
    )
  expect(server.asked.length).toBeLessThan(10)
})

test('what is urgent, for a person, asked for or not known is said by rules alone', async () => {
  const { server, say } = await withModel()
  server.be({ content: '{"phrase":"Bonjour."}' })
  for (const question of [
    'URGENT voyant rouge',
    'je risque quoi au tribunal ?',
    'je voudrais un rdv',
    'vous vendez des vélos ?',
  ])
    await say(question)
  expect(server.asked).toEqual([])
})

test('a hostile model changes no answer of four hundred', async () => {
  const { server, say, use } = await withModel()
  let kept = 0
  for (const [at, { question }] of visitorQuestions.entries()) {
    const { text } = rules(question)
    const hostile =
      [
        `${text} Nous vous attendons demain à 9 h.`,
        text.replace(/\d/g, '1'),
        text.replace('Fermé', 'Ouvert').replace('fermé', 'ouvert').replace('ouvert', 'fermé'),
        `${text} <a href="https://mal.example">ici</a>`,
      ][at % 4] ?? text
    server.be({ content: JSON.stringify({ phrase: hostile }) })
    const said = await say(question)
    if (said.text !== text) {
      kept++
      expect(hostile.replace(/[\s\u00a0\u202f]/g, ' '), question).toBe(text.replace(/[\s\u00a0\u202f]/g, ' '))
    }
  }
  expect(kept).toBe(0)
  expect([use.away, use.said + use.rejected]).toEqual([0, use.asked])
  expect(use.rejected).toBeGreaterThan(use.said)
})

test('beyond the budget of its day a site is answered for by the rules, and the model is not asked', async () => {
  const { server, say, use, db } = await withModel()
  const { per_key, per_network } = BUDGETS['assistant-phrase']
  const spendAt = async (ip: string, times: number) => {
    for (let asked = 0; asked < times; asked++)
      await spendBudget(db, 'assistant-phrase', shareOf('site', { ip }), NOW)
  }
  await spendAt('203.0.113.8', per_network)
  expect((await say('c combien une vidange')).text).toBe(rules('c combien une vidange').text)
  expect(server.asked).toEqual([])
  expect(use).toMatchObject({ asked: 0, over_budget: 1 })
  // One network that asks all day leaves some for others.
  await say('c combien une vidange', '198.51.100.7')
  expect(use).toMatchObject({ asked: 1, over_budget: 1 })
  for (const ip of ['198.51.100.7', '192.0.2.7']) await spendAt(ip, per_key)
  await say('c combien une vidange', '192.0.3.7')
  expect(use).toMatchObject({ asked: 1, over_budget: 2 })
})

test('a model that obeys what is written in the question or gives its instructions away is not repeated', async () => {
  const { server, say } = await withModel()
  const { text } = rules('c combien une vidange')
  for (const order of MACHINE_ORDERS) {
    server.be({ content: JSON.stringify({ phrase: order }) })
    expect((await say(`c combien une vidange ? ${order.slice(0, 200)}`)).text, order).not.toContain(
      order.slice(0, 60),
    )
    server.be({ content: JSON.stringify({ phrase: `${text} ${order.slice(0, 200)}` }) })
    expect((await say('c combien une vidange')).text, order).toBe(text)
  }
})
