import { expect, test } from 'vitest'
import { isRegulated, siteTheme } from '../layout/site-theme'
import { siteProblems } from '../site-problems'
import { factsErrors } from './facts-errors'
import { factsFromDossier } from './facts-from-dossier'

const company = {
  company_name: 'Menuiserie Lefèvre',
  siret: '732 829 320 00074',
  address: '4 rue du Port 72000 LE MANS',
  phone: '02 43 00 00 00',
  email: 'zoe@exemple.fr',
}

test('a site begins with what the dossier, the registry and the old questionnaire say', () => {
  const { facts, asked } = factsFromDossier({
    company,
    registry: { company_name: null, address: null, activity: '43.32A' },
    answers: {
      activity: 'Menuiserie depuis 1998.',
      services: 'Porte à partir de 890 € HT\nPose 20 à 35 €',
      opening_hours: 'Du lundi au vendredi 8h-12h / 14h-18h\nfermé en août',
      ai_contact: 'Zoé, 02 43 00 00 00',
    },
    towns: [],
  })
  expect(facts).toMatchObject({
    name: 'Menuiserie Lefèvre',
    trade: 'Menuiserie',
    siren: '732829320',
    address: { street: '4 rue du Port', postal_code: '72000', city: 'Le Mans' },
    telephone: '02 43 00 00 00',
    email: 'zoe@exemple.fr',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' },
      { days: [1, 2, 3, 4, 5], opens: '14:00', closes: '18:00' },
    ],
    services: [{ name: 'Porte', price_cents: 89_000, price_from: true, vat: 'excl' }],
    about: 'Menuiserie depuis 1998.',
    assistant_contact: 'Zoé, 02 43 00 00 00',
  })
  expect(factsErrors(facts)).toEqual([])
  expect(asked).toEqual([
    { place: 'hours', text: 'fermé en août' },
    { place: 'services', text: 'Pose 20 à 35 €' },
  ])
  const problems = siteProblems(facts, null, [{ id: 'a', alt: ' ' }], asked)
  expect(problems.filter(({ needed }) => needed).map(({ place }) => place)).toEqual([
    'legal_form',
    'legal.publication_director',
  ])
  expect(problems.map(({ sentence }) => sentence).join()).toContain('«\u00a0Pose 20 à 35 €\u00a0»')
  expect(problems.map(({ place }) => place)).toContain('photos.a')
})

test('what nobody said is needed, once', () => {
  const { facts } = factsFromDossier({
    company: { ...company, address: 'Le bourg' },
    registry: null,
    answers: {},
    towns: [],
  })
  const needed = siteProblems(facts, null, []).filter(problem => problem.needed)
  expect(needed.map(({ place }) => place)).toEqual([
    'trade',
    'address.street',
    'address.postal_code',
    'address.city',
    'hours',
    'services',
    'legal_form',
    'legal.publication_director',
  ])
})

test.each([
  ['Coiffeuse à domicile', 'coiffeur'],
  ['Masseur-kinésithérapeute', 'kinesitherapeute'],
  ['salon de thé, pâtisserie', 'restaurant'],
  ['Électricienne', 'plombier-chauffagiste'],
  ['Couverture', 'menuisier'],
  ['Avocate', 'expert-comptable'],
  ['Mécanique agricole', 'garage'],
  ['Librairie', 'fleuriste'],
  ['Dresseur de faucons', 'simple'],
])('the theme nearest to « %s » is %s', (trade, theme) => {
  expect(siteTheme(trade)).toBe(theme)
})

test('an activity code chooses where the words do not', () => {
  expect(siteTheme('Services', '45.20A')).toBe('garage')
  expect([isRegulated('Infirmière'), isRegulated('Coiffeuse')]).toEqual([true, false])
})

test.each([
  ['8 RUE DES GRANGES 25000 BESANCON', 'Besançon'],
  ['1 PLACE DU PEUPLE 42000 ST ETIENNE CEDEX 1', 'Saint-Étienne'],
  ['2 rue Neuve 42000 Saint-Etienne', 'Saint-Étienne'],
  ['3 RUE HAUTE 88700 ST ETIENNE', 'St Etienne'],
  ["12 RUE DE L'EGLISE 94240 L'HAY LES ROSES", 'L’Haÿ-les-Roses'],
])('the town of %s has its accents, where it is known there: %s', (address, city) => {
  const towns = [
    { name: 'Besançon', department: '25' },
    { name: 'Saint-Étienne', department: '42' },
    { name: "L'Haÿ-les-Roses", department: '94' },
  ]
  const { facts } = factsFromDossier({ company: { ...company, address }, registry: null, answers: {}, towns })
  expect(facts.address.city).toBe(city)
})
