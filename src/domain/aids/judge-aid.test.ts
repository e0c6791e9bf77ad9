import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import {
  type AnswerName,
  type AnswerWords,
  purposes,
  rangeEnds,
  trades,
  UNKNOWN,
} from '../eligibility/answers'
import { readAnswers } from '../eligibility/read-answers'
import type { Aid } from './aid'
import { judgeAid } from './judge-aid'
import { judgeRule, questionsOf } from './judge-rule'

const today = '2026-11-22'
const catalogue = readAidFiles('content/aids').map(({ aid }) => aid)
/** As if each had been read again today: what the rules say, whatever the age of the source. */
const fresh = catalogue
  .filter(({ status }) => status !== 'closed')
  .map((aid): Aid => ({ ...aid, status: 'open', checked_on: today, ends_on: null }))

const values: Record<AnswerName, string[]> = {
  france: ['oui', 'non'],
  // One town for each aid that has a territory.
  'code-postal': [
    ...new Set(fresh.flatMap(({ departments: [code] }) => (code ? [code.padEnd(5, '0')] : []))),
  ],
  effectif: [...rangeEnds.effectif.map(String), '0', '8', '10', '11', '20', '21', '50', '51'],
  'chiffre-affaires': [...rangeEnds['chiffre-affaires'].map(String), '0', '209500', '209501', '2000001'],
  bilan: [...rangeEnds.bilan.map(String), '0', '2000001'],
  situation: ['oui', 'non'],
  metier: [...trades],
  projet: [...purposes],
}
const names = Object.keys(values) as AnswerName[]
const anyAnswers = fc.record(
  Object.fromEntries(names.map(name => [name, fc.constantFrom(...(values[name] as [string]), UNKNOWN)])),
) as fc.Arbitrary<AnswerWords>

const judge = (aid: Aid, words: AnswerWords) => judgeAid(aid, readAnswers(words), today)
const rulesOf = (aid: Aid) => [
  ...aid.conditions.flatMap(({ says, rule }) => (rule === undefined ? [] : [{ says, rule }])),
  ...(aid.departments.length === 0
    ? []
    : [
        {
          says: `L’établissement est sur le territoire\u00a0: ${aid.territory}.`,
          rule: { 'une de ces conditions': aid.departments.map(code => `département = '${code}'`) },
        },
      ]),
]

describe.each(fresh.map(aid => [aid.slug, aid] as const))('the rules of %s', (_, aid) => {
  test('say nothing that excludes while all is unknown', () => {
    expect(judge(aid, {}).outcome).not.toBe('not-eligible')
  })

  test('never exclude because an answer became unknown', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...names), (words, forgotten) => {
        const less = { ...words, [forgotten]: UNKNOWN }
        const failed = (given: AnswerWords) =>
          judge(aid, given)
            .because.filter(({ finding }) => finding === 'fails')
            .map(({ says }) => says)
        expect(failed(words)).toEqual(expect.arrayContaining(failed(less)))
      }),
      { numRuns: 15 },
    )
  })

  test('name the rule that decided, and what is still to be told', () => {
    fc.assert(
      fc.property(anyAnswers, words => {
        const { outcome, because } = judge(aid, words)
        expect(outcome === 'not-eligible').toBe(because.some(({ finding }) => finding === 'fails'))
        expect(outcome === 'eligible').toBe(because.every(({ finding }) => finding === 'passes'))
        for (const { missing } of because.filter(({ finding }) => finding !== 'unknown'))
          expect(missing).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test.each(rulesOf(aid).map(({ says, rule }) => [says, rule] as const))(
    'turn over when the deciding answer changes: %s',
    (says, rule) => {
      const asked = questionsOf(rule)
      expect(asked.length).toBeGreaterThan(0)
      const flips = asked.filter(name => turnsOver(aid, says, rule, asked, name))
      expect(flips, `questions of « ${says} »`).toEqual(asked)
    },
  )
})

/** Whether some change of that one answer turns the rule, and with it the verdict, from yes to no. */
function turnsOver(aid: Aid, says: string, rule: unknown, asked: AnswerName[], name: AnswerName): boolean {
  return combinations(asked).some(words => {
    const before = judgeRule(rule, readAnswers(words))
    if (before.value !== true || judge(aid, words).outcome === 'not-eligible') return false
    return values[name].some(value => {
      const changed = { ...words, [name]: value }
      if (judgeRule(rule, readAnswers(changed)).value !== false) return false
      const { outcome, because } = judge(aid, changed)
      return outcome === 'not-eligible' && because.some(r => r.says === says && r.finding === 'fails')
    })
  })
}

const combinations = (asked: AnswerName[]): AnswerWords[] =>
  asked.reduce<AnswerWords[]>(
    (all, name) => all.flatMap(words => values[name].map(value => ({ ...words, [name]: value }))),
    [{}],
  )

test('a range that straddles a limit decides nothing', () => {
  const rule = "chiffre d'affaires < 700000"
  expect(judgeRule(rule, readAnswers({ 'chiffre-affaires': '499999' }))).toEqual({ value: true })
  expect(judgeRule(rule, readAnswers({ 'chiffre-affaires': '999999' }))).toEqual({
    value: null,
    missing: ['chiffre-affaires'],
  })
  expect(judgeRule(rule, readAnswers({ 'chiffre-affaires': '1999999' }))).toEqual({ value: false })
})

test('an aid whose source is old is to be checked, whatever the answers; a closed one is closed', () => {
  const kap = catalogue.find(({ slug }) => slug === 'kap-numerik') as Aid
  const cheque = catalogue.find(({ slug }) => slug === 'cheque-france-num') as Aid
  expect(judge(kap, { 'code-postal': '97400' }).because[0]).toMatchObject({ finding: 'unknown' })
  expect(judge(kap, { 'code-postal': '69002' }).outcome).toBe('not-eligible')
  expect(judge(cheque, {}).outcome).toBe('not-eligible')
})

test.each([
  ['97150', 'saint-martin-boost', true],
  ['97150', 'guadeloupe-cheque-tic', false],
  ['97133', 'guadeloupe-cheque-tic', false],
  ['97110', 'guadeloupe-cheque-tic', true],
  ['97110', 'saint-martin-boost', false],
])('a firm at %s is on the territory of %s: %s', (code, slug, inside) => {
  const aid = readAidFiles('content/aids').find(one => one.aid.slug === slug)?.aid as Aid
  const { because } = judgeAid(aid, readAnswers({ 'code-postal': code }), today)
  const territory = because.find(({ says }) => says.startsWith('L’établissement est sur le territoire'))
  expect(territory?.finding).toBe(inside ? 'passes' : 'fails')
})
