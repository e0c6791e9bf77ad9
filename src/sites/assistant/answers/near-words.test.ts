import { expect, test } from 'vitest'
import { service } from '../../../../tests/support/sites/client-sites'
import { emptyFacts } from '../../../domain/site/facts/empty-facts'
import type { SiteFacts } from '../../../domain/site/facts/facts'
import { firstLayout } from '../../../domain/site/layout/first-layout'
import { answerQuestion } from '../answer-question'

const groomer: SiteFacts = {
  ...emptyFacts('Au Poil', 'toilettage canin'),
  telephone: '03 87 00 00 33',
  hours: [{ days: [2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }],
  closures: [{ from: '2026-12-24', to: '2027-01-04', reason: 'vacances' }],
  services: [
    service('Bain petit chien', { price_cents: 3000 }),
    service('Bain grand chien', { price_cents: 5500 }),
    service('Coupe de griffes', { price_cents: 800 }),
    service('Toilettage chat', { price_cents: 6000 }),
  ],
  about:
    'Vingt ans de métier. Devis sous 24 heures. Comptez deux heures pour un chien moyen. ' +
    'Les produits sont sans parfum. La salle d’attente est chauffée.',
}
const said = (question: string, at = '2026-12-20T10:20:00+01:00') =>
  answerQuestion(
    { facts: groomer, layout: firstLayout(groomer), places: [] },
    question,
    new Date(at),
  ).text.replace(/[\u00a0\u202f]/g, ' ')

const WHO = 'Écrivez votre question avec le formulaire, ou demandez à une personne : 03 87 00 00 33.'

test.each([
  // All that is called so alike, with prices to who asks for one or names a thing.
  [
    'combien le bain moussant',
    'Voici ce qui s’en approche. Bain petit chien : 30 €. Bain grand chien : 55 €.',
  ],
  ['toilettage lapin', 'Voici ce qui s’en approche. Toilettage chat : 60 €.'],
  ['vous coupez les griffes des lapins', 'Ce qui s’en approche ici : Coupe de griffes.'],
  // Not what is done to any dog or cat.
  ['je peux rester avec mon chien', ''],
  ['mon chat est agressif vous le prenez', ''],
  // How long it takes is told of all that is done; not how soon a quote comes, nor how long the trade.
  [
    'combien de temps dure la tonte',
    'Ce qui s’en approche ici : « Comptez deux heures pour un chien moyen. »',
  ],
  ['une salle chauffée pour attendre', 'Ce qui s’en approche ici : « La salle d’attente est chauffée. »'],
  // A day that is named beside what nobody wrote of.
  ['vous vendez des laisses mardi ?', 'Mardi 22 décembre : ouvert, 9 h – 18 h.'],
  ['vous vendez des laisses de noel ?', ''],
])('what comes near an unknown thing is told after that it is unknown: %s', (question, near) => {
  expect(said(question)).toBe(['Ce site ne le dit pas.', near, WHO].filter(Boolean).join(' '))
})

test('a service of two sizes is told in both to who names none', () => {
  expect(said('mon chien est un golden combien le bain')).toContain(
    'Bain petit chien : 30 €. Bain grand chien : 55 €.',
  )
  expect(said('combien le bain d’un petit chien')).toBe('Bain petit chien : 30 €.')
  expect(said('prix bain grand chien')).toBe('Bain grand chien : 55 €.')
})

test('who asks when one is back is told the closing that comes, or the next opening', () => {
  expect(said('vous reprenez quand ?')).toBe('Fermé du 24 décembre 2026 au 4 janvier 2027 : vacances.')
  expect(said('vous rouvrez quand ?', '2026-12-28T10:00:00+01:00')).toContain(
    'Prochaine ouverture : mardi 5 janvier',
  )
})
