import { createServer } from 'node:http'
import { chatCompletions } from '../src/gateways/language-model'
import { phraseAnswer } from '../src/gateways/phrase-answer'
import { answerQuestion } from '../src/sites/assistant/answer-question'
import { exampleFirm, visitorQuestions } from '../tests/support/sites/visitor-questions'
import type { Figure } from './support/figure'

const ROUNDS = 20
/** Visitors who ask while the model says nothing; the breaker opens before the last. */
const SILENT = 12

/** Visitors' questions to the machine of a site, by rules and retrieval alone, one after the other on one core; then with a model that is silent. */
export async function run(): Promise<Figure[]> {
  const asked = visitorQuestions.map(({ trade, question, at }) => ({
    firm: exampleFirm(trade),
    question,
    at,
  }))
  const times: number[] = []
  const start = performance.now()
  for (let round = 0; round < ROUNDS; round++)
    for (const { firm, question, at } of asked) {
      const before = performance.now()
      answerQuestion(firm, question, at)
      times.push(performance.now() - before)
    }
  const seconds = (performance.now() - start) / 1000
  times.sort((one, two) => one - two)
  return [
    { name: 'answers', value: times.length / seconds, unit: '/s', limit: { least: 1_000 } },
    {
      name: 'answer, p99',
      value: times[Math.floor(times.length * 0.99)] ?? 0,
      unit: 'ms',
      limit: { most: 20 },
    },
    ...(await besideASilentModel()),
  ]
}

/** What a visitor waits for a model that says nothing: the rules' answer stands after two seconds, later at once. */
async function besideASilentModel(): Promise<Figure[]> {
  const server = createServer(() => {})
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const model = chatCompletions(`http://127.0.0.1:${port}/v1/chat/completions`)
  const waits: number[] = []
  for (let asked = 0; asked < SILENT; asked++) {
    const before = performance.now()
    await phraseAnswer(model, 'ouvert ?', 'Ouvert aujourd’hui.').catch(() => null)
    waits.push(performance.now() - before)
  }
  server.closeAllConnections()
  server.close()
  return [
    {
      name: 'longest wait for a silent model',
      value: Math.max(...waits),
      unit: 'ms',
      limit: { most: 2_500 },
    },
    { name: 'wait once it is left in peace', value: waits.at(-1) ?? 0, unit: 'ms', limit: { most: 100 } },
  ]
}
