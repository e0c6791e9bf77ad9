import { expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { ruleProblem } from './rule-problems'

const rules = readAidFiles('content/aids').flatMap(({ aid }) =>
  aid.conditions.flatMap(({ says, rule }) => (rule === undefined ? [] : [[says, rule] as const])),
)

test.each(rules)('a rule of the catalogue can be trusted: %s', (_, rule) => {
  expect(ruleProblem(rule)).toBeNull()
})

test.each([
  ['efectif < 10', /«\sefectif\s» n’est pas une réponse du test/],
  ['effectif <', /avec des espaces autour du signe/],
  [{ 'une de ces conditions': 'effectif < 3' }, /mise en retrait/],
  ['non', /ne dépend d’aucune réponse/],
  [12, /ne dépend d’aucune réponse/],
  [{ 'une de ces condition': ['effectif < 3'] }, /ne dépend d’aucune réponse/],
  ['condition < 3', /ne dépend d’aucune réponse/],
  ['effectif + 3', /ne répond pas par oui ou par non/],
  ["métier = 'toto'", /«\smetier\s» ne change jamais la décision/],
  [{ valeur: 'effectif < 10', 'par défaut': 'non' }, /ne dépend d’aucune réponse|dit non sans connaître/],
  [{ 'toutes ces conditions': Array.from({ length: 400 }, () => 'effectif < 10') }, /trop longue/],
])('%j is refused in French', (rule, words) => {
  expect(ruleProblem(rule)).toMatch(words)
})

test.each([
  'effectif < 10',
  "département = '974'",
  { 'toutes ces conditions': ['effectif < 50', "chiffre d'affaires < 1000000"] },
  { 'une de ces conditions': ["métier = 'commerce'", "projet = 'vente'"] },
])('%j is taken', rule => {
  expect(ruleProblem(rule)).toBeNull()
})
