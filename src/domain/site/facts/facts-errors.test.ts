import { expect, test } from 'vitest'
import { withoutHours } from '../hours/appointment'
import { emptyFacts } from './empty-facts'
import type { SiteFacts } from './facts'
import { factsErrors } from './facts-errors'

const firm = emptyFacts('Menuiserie Lefèvre', 'Menuisier')
const fieldsOf = (change: Partial<SiteFacts>) => factsErrors({ ...firm, ...change }).map(({ field }) => field)
const service = {
  name: 'Porte',
  detail: null,
  price_cents: null,
  price_from: false,
  unit: null,
  vat: 'incl' as const,
}

test('facts of which little is known are kept', () => {
  expect(factsErrors(firm)).toEqual([])
})

test('a name of 200 signs and one word of 60 are kept, one of 201 is not', () => {
  expect(fieldsOf({ name: 'é'.repeat(200) })).toEqual([])
  expect(fieldsOf({ name: 'é'.repeat(201), trade: 'é'.repeat(101) })).toEqual(['name', 'trade'])
  // Kept while the questionnaire is filled in: what is needed stands among the problems.
  expect(fieldsOf({ trade: '' })).toEqual([])
})

test('signs that nobody sees, and those that turn the reading order round, are refused wherever they stand', () => {
  for (const sign of ['\u0000', '\u202e', '\u200f', '\u2066', '\u200b']) {
    const text = `a${sign}b`
    expect(fieldsOf({ name: text })).toEqual(['name'])
    expect(fieldsOf({ about: text, services: [{ ...service, detail: text }] })).toEqual([
      'about',
      'services.0.detail',
    ])
    expect(fieldsOf({ closures: [{ from: '2026-01-01', to: '2026-01-01', reason: text }] })).toEqual([
      'closures.0.reason',
    ])
    expect(fieldsOf({ legal: { ...firm.legal, mediator: text }, payments: [text] })).toHaveLength(2)
  }
  expect(fieldsOf({ about: 'Une ligne.\nUne autre.' })).toEqual([])
})

test('prices go from nothing to a million euros, in whole cents', () => {
  const priced = (price_cents: number) => fieldsOf({ services: [{ ...service, price_cents }] })
  for (const cents of [0, 1250, 100_000_000]) expect(priced(cents)).toEqual([])
  for (const cents of [-1, 12.5, 100_000_001, Number.NaN])
    expect(priced(cents)).toEqual(['services.0.price_cents'])
})

test('sixty services are kept, one more is not', () => {
  expect(fieldsOf({ services: Array(60).fill(service) })).toEqual([])
  expect(fieldsOf({ services: Array(61).fill(service) })).toEqual(['services'])
})

test.each([
  ['09:00', '12:00', '11:00', '13:00', true],
  ['09:00', '12:00', '12:00', '13:00', false],
  ['18:00', '02:00', '01:00', '03:00', false],
  ['00:00', '00:00', '09:00', '12:00', true],
])('of the hours %s – %s and %s – %s of one day, overlapping: %s', (opens, closes, opens2, closes2, meet) => {
  const hours = [
    { days: [3 as const], opens, closes },
    { days: [3 as const], opens: opens2, closes: closes2 },
  ]
  expect(fieldsOf({ hours })).toEqual(meet ? ['hours.1'] : [])
})

test('a part of a day by appointment is none in which one just comes', () => {
  const hours = [
    { days: [1 as const], opens: '08:30', closes: '12:30' },
    { days: [1 as const], ...withoutHours('day') },
  ]
  expect(fieldsOf({ hours: [...hours, { days: [1], ...withoutHours('afternoon') }] })).toEqual([])
  expect(fieldsOf({ hours: [...hours, { days: [1], ...withoutHours('morning') }] })).toEqual(['hours.2'])
})

test('a night runs into the next day, on Sunday into Monday', () => {
  const late = { days: [7 as const], opens: '20:00', closes: '02:00' }
  expect(fieldsOf({ hours: [late, { days: [1], opens: '01:00', closes: '05:00' }] })).toEqual(['hours.1'])
  expect(fieldsOf({ hours: [late, { days: [1], opens: '02:00', closes: '05:00' }] })).toEqual([])
})

test('hours, days and addresses that there are not are named', () => {
  expect(
    fieldsOf({
      hours: [
        { days: [], opens: '09:00', closes: '12:00' },
        { days: [1], opens: '9h', closes: '25:00' },
      ],
      closures: [
        { from: '2026-02-30', to: '2026-03-01', reason: null },
        { from: '2026-03-02', to: '2026-03-01', reason: null },
      ],
      siren: '123456789',
      email: 'nobody',
      telephone: 'javascript:alert(1)',
      links: ['http://exemple.fr', 'javascript:alert(1)', 'https://exemple.fr/a'],
      since: '98',
      address: { street: null, postal_code: '7500', city: null },
      area: { towns: [''], radius_km: 0 },
    }),
  ).toEqual([
    'siren',
    'telephone',
    'email',
    'since',
    'address.postal_code',
    'hours.0',
    'hours.1',
    'closures.0.to',
    'closures.1.to',
    'area.towns.0',
    'area.radius_km',
    'links.0',
    'links.1',
  ])
})
