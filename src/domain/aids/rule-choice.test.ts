import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { type RuleChoice, readRuleChoice, writeRuleChoice } from './rule-choice'
import { ruleProblem } from './rule-problems'

const CHOICES: [rule: string, choice: RuleChoice][] = [
  ['', { kind: 'none' }],
  ['à jour', { kind: 'up-to-date' }],
  ['effectif <= 20', { kind: 'amount', variable: 'effectif', sign: '<=', value: '20' }],
  [
    "chiffre d'affaires < 2000000",
    { kind: 'amount', variable: "chiffre d'affaires", sign: '<', value: '2000000' },
  ],
  ["métier != 'numerique'", { kind: 'listed', variable: 'métier', among: false, values: ['numerique'] }],
  [
    "une de ces conditions:\n  - projet = 'vente'\n  - projet = 'refonte'",
    { kind: 'listed', variable: 'projet', among: true, values: ['vente', 'refonte'] },
  ],
  [
    "toutes ces conditions:\n  - métier != 'numerique'\n  - métier != 'liberal'",
    { kind: 'listed', variable: 'métier', among: false, values: ['numerique', 'liberal'] },
  ],
]

test.each(CHOICES)('« %s » is chosen, and written as it was; its rule can be trusted', (rule, choice) => {
  expect(readRuleChoice(rule)).toEqual(choice)
  expect(writeRuleChoice(choice)).toBe(rule)
  if (rule !== '') expect(ruleProblem(parse(rule))).toBeNull()
})

test('what is not whole yet stays what was chosen, and is refused', () => {
  for (const choice of [
    { kind: 'amount', variable: 'bilan', sign: '>', value: '' },
    { kind: 'listed', variable: 'métier', among: true, values: [] },
  ] satisfies RuleChoice[]) {
    const rule = writeRuleChoice(choice)
    expect(readRuleChoice(rule)).toEqual(choice)
    expect(ruleProblem(parse(rule))).not.toBeNull()
  }
})

test('what no choice says is left to its expression', () => {
  for (const rule of [
    'effectif <= 20\neffectif > 2',
    "une de ces conditions:\n  - métier = 'commerce'\n  - effectif < 10",
    "toutes ces conditions:\n  - métier = 'commerce'\n  - métier = 'artisanat'",
    'effectif <= 20 et bilan < 3',
  ])
    expect(readRuleChoice(rule), rule).toBeNull()
})

test('most rules of the catalogue are choices, and none of them changes by being chosen', () => {
  const rules = readdirSync('content/aids').flatMap(name => {
    const [, head = ''] = readFileSync(`content/aids/${name}`, 'utf8').split('---\n')
    const { conditions } = parse(head) as { conditions: { rule?: unknown }[] }
    return conditions.flatMap(({ rule }) => (rule ? [stringify(rule, { lineWidth: 0 }).trimEnd()] : []))
  })
  const chosen = rules.flatMap(rule => {
    const choice = readRuleChoice(rule)
    return choice ? [[rule, writeRuleChoice(choice)]] : []
  })
  expect(chosen.length).toBeGreaterThan(rules.length * 0.8)
  for (const [rule, written] of chosen) expect(written).toBe(rule)
})
