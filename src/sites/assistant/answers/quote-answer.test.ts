import { expect, test } from 'vitest'
import { service } from '../../../../tests/support/sites/client-sites'
import { emptyFacts } from '../../../domain/site/facts/empty-facts'
import type { SiteFacts } from '../../../domain/site/facts/facts'
import { firstLayout } from '../../../domain/site/layout/first-layout'
import { answerQuestion } from '../answer-question'

const baker: SiteFacts = {
  ...emptyFacts('Boulangerie Martin', 'boulangerie'),
  telephone: '04 78 00 00 01',
  services: [
    service('Pain de campagne', {
      price_cents: 520,
      detail: 'Farine de meule, un kilo, tranché sur demande.',
    }),
    service('Brioche', { price_cents: 700, detail: 'Pur beurre, pétrie la veille.' }),
  ],
}
const said = (question: string) =>
  answerQuestion(
    { facts: baker, layout: firstLayout(baker), places: [] },
    question,
    new Date('2026-11-26T06:10:00+01:00'),
  ).text

test.each([
  'vous congelez la brioche ?',
  'congelez-vous la brioche',
  'je peux congeler la brioche',
  'pouvez-vous trancher la brioche',
  'la brioche est congelée ?',
  'vous avez une brioche qui fond',
  'ma brioche moisit',
  'combien pour garnir une brioche',
  'une brioche aux amandes',
  'combien la brioche aux amandes',
])('what nobody wrote of a thing is not known of it: %s', question => {
  expect(said(question)).toMatch(
    /^(combien|une brioche)/.test(question)
      ? /^Ce site ne le dit pas\. Voici ce qui s’en approche\. Brioche.: 7.€\. Écrivez/
      : /^Ce site ne le dit pas\. Ce qui s’en approche ici.: Brioche\. Écrivez/,
  )
  expect(said(question)).not.toContain('«')
})

test.each([
  ['vous tranchez le pain ?', 'Pain de campagne'],
  ['le pain est tranché ?', 'Pain de campagne'],
  ['vous pétrissez la brioche quand ?', 'Brioche'],
  ['vous faites de la brioche', 'Brioche'],
  ['on peut acheter une brioche', 'Brioche'],
  ['brioche brioche brioche', 'Brioche'],
])('what somebody wrote of it is quoted: %s', (question, name) => {
  expect(said(question)).toMatch(new RegExp(`^${name}.: «`))
})
