import { answerQuestion } from '../src/sites/assistant/answer-question'
import { exampleFirm, visitorQuestions } from '../tests/support/visitor-questions'
import type { Figure } from './support/figure'

const ROUNDS = 20

/** Visitors' questions to the machine of a site, by rules and retrieval alone, one after the other on one core. */
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
  ]
}
