import { expect, test } from 'vitest'
import { closuresToTell, nextOpening, type OpeningFacts, openAt } from './opening'
import { publicHoliday } from './public-holidays'
import { localMinute, territoryZone } from './territory-clock'

const firm: OpeningFacts = {
  hours: [
    { days: [2, 3, 4, 5, 6], opens: '09:00', closes: '12:00' },
    { days: [2, 3, 4, 5, 6], opens: '14:00', closes: '19:00' },
  ],
  public_holidays: null,
  closures: [{ from: '2026-08-03', to: '2026-08-24', reason: 'congés' }],
  address: { street: null, postal_code: '69001', city: 'Lyon' },
}
const bar: OpeningFacts = { ...firm, hours: [{ days: [5, 6], opens: '18:00', closes: '02:00' }] }
const paris = territoryZone('69001')

test('a firm is open within its hours, on the clock of its own territory', () => {
  const noon = new Date('2026-11-24T10:30:00Z')
  expect(openAt(firm, noon, paris)).toEqual({ state: 'open', until: '12:00' })
  expect(openAt(firm, noon, territoryZone('97400'))).toEqual({ state: 'open', until: '19:00' })
  expect(openAt(firm, noon, territoryZone('98713'))).toEqual({ state: 'closed', because: 'hours' })
  expect(openAt(firm, new Date('2026-11-24T11:00:00Z'), paris)).toEqual({ state: 'closed', because: 'hours' })
})

test('a night belongs to the day on which it began, also where that day is a closing', () => {
  expect(openAt(bar, new Date('2026-11-28T00:30:00Z'), paris)).toEqual({ state: 'open', until: '02:00' })
  expect(openAt(bar, new Date('2026-11-30T00:30:00Z'), paris)).toMatchObject({ state: 'closed' })
  const shut = { ...bar, closures: [{ from: '2026-11-28', to: '2026-11-28', reason: null }] }
  expect(openAt(shut, new Date('2026-11-28T00:30:00Z'), paris)).toMatchObject({ state: 'open' })
  expect(openAt(shut, new Date('2026-11-28T20:30:00Z'), paris)).toMatchObject({ because: 'closure' })
  expect(openAt(shut, new Date('2026-11-29T00:30:00Z'), paris)).toMatchObject({ because: 'hours' })
})

test('a public holiday of which nobody said anything is not known, and is passed over', () => {
  const christmas = new Date('2026-12-25T10:00:00Z')
  expect(openAt(firm, christmas, paris)).toEqual({ state: 'unknown', holiday: 'Noël' })
  expect(openAt({ ...firm, public_holidays: 'open' }, christmas, paris)).toMatchObject({ state: 'open' })
  expect(openAt({ ...firm, public_holidays: 'closed' }, christmas, paris)).toMatchObject({ holiday: 'Noël' })
  expect(nextOpening(firm, new Date('2026-12-24T20:00:00Z'), paris)).toEqual({
    day: '2026-12-26',
    opens: '09:00',
  })
})

test('the next opening is after the break, after the weekend, and after a long closing', () => {
  expect(nextOpening(firm, new Date('2026-11-24T11:30:00Z'), paris)).toEqual({
    day: '2026-11-24',
    opens: '14:00',
  })
  expect(nextOpening(firm, new Date('2026-11-28T19:00:00Z'), paris)).toEqual({
    day: '2026-12-01',
    opens: '09:00',
  })
  expect(nextOpening(firm, new Date('2026-08-03T08:00:00Z'), paris)).toEqual({
    day: '2026-08-25',
    opens: '09:00',
  })
  expect(nextOpening({ ...firm, hours: [] }, new Date(), paris)).toBeNull()
  expect(openAt({ ...firm, hours: [] }, new Date(), paris)).toEqual({ state: 'unknown', holiday: null })
})

test('a closing is told two weeks before it begins, until its last day', () => {
  expect(closuresToTell(firm, '2026-07-19')).toEqual([])
  expect(closuresToTell(firm, '2026-07-20')).toHaveLength(1)
  expect(closuresToTell(firm, '2026-08-24')).toHaveLength(1)
  expect(closuresToTell(firm, '2026-08-25')).toEqual([])
})

test.each([
  ['2026-04-06', '75001', 'Lundi de Pâques'],
  ['2027-05-06', '75001', 'Ascension'],
  ['2026-05-25', '75001', 'Lundi de Pentecôte'],
  ['2025-04-18', '67000', 'Vendredi saint'],
  ['2025-04-18', '75001', null],
  ['2026-12-26', '57000', 'Saint-Étienne'],
  ['2026-12-26', '54000', null],
  ['2026-12-20', '97400', 'Abolition de l’esclavage'],
  ['2026-05-22', '97200', 'Abolition de l’esclavage'],
  ['2026-10-09', '97133', 'Abolition de l’esclavage'],
  ['2026-05-28', '97150', 'Abolition de l’esclavage'],
  ['2026-05-27', '97150', null],
  ['2026-05-27', '97110', 'Abolition de l’esclavage'],
  ['2026-07-14', null, 'Fête nationale'],
  ['2026-07-15', null, null],
])('the day %s is at %s %s', (day, postalCode, holiday) => {
  expect(publicHoliday(day, postalCode)).toBe(holiday)
})

test('each territory has a clock that this machine knows', () => {
  for (const code of [
    '97110',
    '97200',
    '97300',
    '97400',
    '97500',
    '97600',
    '97133',
    '97150',
    '98000',
    '98600',
    '98713',
    '98800',
    'x',
    null,
  ])
    expect(() => openAt(firm, new Date(), territoryZone(code))).not.toThrow()
  expect(territoryZone('20200')).toBe('Europe/Paris')
  expect(territoryZone('97500')).toBe('America/Miquelon')
})

test('when something was is told by the clocks of the firm, and by which where they are not those of Paris', () => {
  const at = new Date('2026-11-29T22:05:00Z')
  expect(localMinute(at, '69001')).toBe('29\u00a0novembre\u00a02026 à 23:05')
  expect(localMinute(at, null)).toBe('29\u00a0novembre\u00a02026 à 23:05')
  expect(localMinute(at, '97400')).toBe('30\u00a0novembre\u00a02026 à 02:05 (heure de La Réunion)')
  expect(localMinute(at, '97110')).toBe('29\u00a0novembre\u00a02026 à 18:05 (heure de la Guadeloupe)')
})
