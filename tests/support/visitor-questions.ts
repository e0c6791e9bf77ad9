import { readdirSync, readFileSync } from 'node:fs'
import { emptyFacts } from '../../src/domain/site/empty-facts'
import type { SiteFacts } from '../../src/domain/site/facts'
import { firstLayout } from '../../src/domain/site/first-layout'
import { readPlaces } from '../../src/gateways/content-folder'
import { readExampleSites } from '../../src/gateways/example-sites'
import type { Firm } from '../../src/sites/assistant/answer'

const FOLDER = 'tests/fixtures/questions'
const HELD_OUT = `${FOLDER}/held-out`

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

export const visitorQuestions = questionsIn(FOLDER)

/** Questions that the rules were not made for, to two of the examples and to a baker. */
export const heldOutQuestions = questionsIn(HELD_OUT)

/** The firm that held-out questions of a trade are asked of. */
export function heldOutFirm(trade: string): Firm {
  if (trade !== 'boulanger') return exampleFirm(trade)
  const facts: SiteFacts = {
    ...emptyFacts('Boulangerie Tessier', 'boulanger'),
    ...JSON.parse(readFileSync(`${HELD_OUT}/boulanger.json`, 'utf8')),
  }
  return { facts, layout: firstLayout(facts), places }
}

function questionsIn(folder: string): VisitorQuestion[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .flatMap(name => questionsOf(folder, name.replace('.txt', '')))
}

function questionsOf(folder: string, trade: string): VisitorQuestion[] {
  let at = new Date(0)
  return readFileSync(`${folder}/${trade}.txt`, 'utf8')
    .split('\n')
    .filter(line => line.trim() && !line.startsWith('#'))
    .flatMap(line => {
      if (line.startsWith('@')) at = new Date(line.slice(1).trim())
      const [kind = '', fact = '', says = '', ...question] = line.split(' | ')
      return line.startsWith('@') ? [] : [{ trade, kind, fact, says, question: question.join(' | '), at }]
    })
}
