import { readdirSync, readFileSync } from 'node:fs'
import { emptyFacts } from '../../../src/domain/site/facts/empty-facts'
import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { firstLayout } from '../../../src/domain/site/layout/first-layout'
import { fold } from '../../../src/domain/text/slug'
import { readPlaces } from '../../../src/gateways/content-folder'
import { readExampleSites } from '../../../src/gateways/example-sites'
import type { SiteAnswer } from '../../../src/sites/assistant/answers/answer'
import type { Firm } from '../../../src/sites/assistant/question/firm'

const FOLDER = 'tests/fixtures/questions'
const HELD_OUT = `${FOLDER}/held-out`
const OTHER_TRADES = `${FOLDER}/other-trades`

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
export const heldOutFirm = (trade: string): Firm =>
  trade === 'boulanger' ? writtenFirm(HELD_OUT, trade) : exampleFirm(trade)

/** Questions to firms of trades that have no example. */
export const otherTradesQuestions = questionsIn(OTHER_TRADES)

const firmsOfOtherTrades = new Map(
  [...new Set(otherTradesQuestions.map(({ trade }) => trade))].map(trade => [
    trade,
    writtenFirm(OTHER_TRADES, trade),
  ]),
)

/** The firm that those are asked of. */
export function firmOfOtherTrade(trade: string): Firm {
  const firm = firmsOfOtherTrades.get(trade)
  if (!firm) throw new Error(`no firm for ${trade}`)
  return firm
}

function writtenFirm(folder: string, trade: string): Firm {
  const facts: SiteFacts = {
    ...emptyFacts('', trade),
    ...JSON.parse(readFileSync(`${folder}/${trade}.json`, 'utf8')),
  }
  return { facts, layout: firstLayout(facts), places }
}

/** What is wrong with an answer; empty where kind, fact and words are right. */
export function faultsOf({ kind, fact, says }: VisitorQuestion, answer: SiteAnswer): string[] {
  const cited = [...answer.facts, answer.kind].map(path =>
    path.replace(/^qualifications\.\d+$/, 'qualifications'),
  )
  const both = fact.includes(' + ')
  const holds = both
    ? fact.split(' + ').every(one => cited.includes(one))
    : fact.split(' / ').some(one => cited.includes(one))
  const said = plain(answer.text)
  const wrong = (says === '-' ? [] : says.split(' & ')).filter(word =>
    word.startsWith('!') ? said.includes(plain(word.slice(1))) : !said.includes(plain(word)),
  )
  return [
    ...(kind.split(/ [/+] /).includes(answer.kind) ? [] : [answer.kind]),
    ...(holds ? [] : [answer.facts.join(', ')]),
    ...wrong,
  ]
}

/** Words as they are compared: without accents, with plain spaces. */
export const plain = (words: string) => fold(words).replace(/[\u00a0\u202f]/g, ' ')

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
