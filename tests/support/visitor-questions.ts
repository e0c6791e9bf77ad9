import { readdirSync, readFileSync } from 'node:fs'
import { readPlaces } from '../../src/gateways/content-folder'
import { readExampleSites } from '../../src/gateways/example-sites'
import type { Firm } from '../../src/sites/assistant/answer'

const FOLDER = 'tests/fixtures/questions'

/** One line of tests/fixtures/questions: what is typed, and what is to be answered. */
export interface VisitorQuestion {
  trade: string
  kind: string
  fact: string
  says: string
  question: string
  at: Date
}

const { places } = readPlaces('content')
const firms = new Map(
  Object.entries(readExampleSites('content')).map(([trade, { facts, layout }]): [string, Firm] => [
    trade,
    { facts, layout, places },
  ]),
)

/** An example's firm as the assistant sees it. */
export function exampleFirm(trade: string): Firm {
  const firm = firms.get(trade)
  if (!firm) throw new Error(`no example for ${trade}`)
  return firm
}

export const exampleFirms = [...firms]

export const visitorQuestions: VisitorQuestion[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.txt'))
  .flatMap(name => questionsOf(name.replace('.txt', '')))

function questionsOf(trade: string): VisitorQuestion[] {
  let at = new Date(0)
  return readFileSync(`${FOLDER}/${trade}.txt`, 'utf8')
    .split('\n')
    .filter(line => line.trim() && !line.startsWith('#'))
    .flatMap(line => {
      if (line.startsWith('@')) at = new Date(line.slice(1).trim())
      const [kind = '', fact = '', says = '', ...question] = line.split(' | ')
      return line.startsWith('@') ? [] : [{ trade, kind, fact, says, question: question.join(' | '), at }]
    })
}
