import { expect, test } from 'vitest'
import type { OpeningHours } from '~/domain/site/facts/facts'
import { withoutHours } from '~/domain/site/hours/appointment'
import { closuresToTell } from '~/domain/site/opening'
import { closureWords, nextChange } from '~/domain/site/words/closing-words'
import { holidayWords, openDays, openingLines } from '~/domain/site/words/opening-words'
import { shownPrice } from '~/domain/site/words/shown-price'
import { bareFacts, fullFacts, service } from '../../../tests/support/sites/client-sites'
import { lengthClass, twoVoices } from './emphasis'
import { shownGroups } from './shown-groups'
import { dialled, telephoneWords } from './telephone-words'
import { tradeWordsOf } from './trade-words'

test('days with the same hours share a line, and shut days the last one', () => {
  expect(openingLines(fullFacts)).toEqual([
    { days: 'Lundi, mardi', ranges: ['8\u00a0h – 12\u00a0h', '14\u00a0h – 18\u00a0h\u00a030'] },
    { days: 'Jeudi, vendredi', ranges: ['8\u00a0h – 12\u00a0h', '14\u00a0h – 18\u00a0h\u00a030'] },
    { days: 'Samedi', ranges: ['9\u00a0h – 12\u00a0h'] },
    { days: 'Mercredi, dimanche', ranges: [] },
  ])
  expect(openingLines(bareFacts)).toEqual([])
})

test('a bar that shuts after midnight, and a garage that never does', () => {
  const bar = { hours: [{ days: [5 as const, 6 as const], opens: '18:00', closes: '02:00' }] }
  expect(openingLines(bar)[0]).toEqual({ days: 'Vendredi, samedi', ranges: ['18\u00a0h – 2\u00a0h'] })
  const always = {
    hours: [
      { days: [1, 2, 3, 4, 5, 6, 7] as (1 | 2 | 3 | 4 | 5 | 6 | 7)[], opens: '00:00', closes: '00:00' },
    ],
  }
  expect(openingLines(always)).toEqual([{ days: 'Tous les jours', ranges: ['24\u00a0h sur 24'] }])
  expect(openDays(always)).toBe('Tous les jours')
  expect(openDays(bar)).toBe('Vendredi – samedi')
  expect(openDays(fullFacts)).toBeNull()
})

test('a day by appointment is no shut day, and a part of one says which', () => {
  const hours: OpeningHours[] = [
    { days: [1], ...withoutHours('day') },
    { days: [1, 2], opens: '09:00', closes: '12:00' },
    { days: [2], ...withoutHours('afternoon') },
    { days: [3], ...withoutHours('day') },
    { days: [4], opens: '09:00', closes: '12:00', appointment: 'hours' },
  ]
  expect(openingLines({ hours })).toEqual([
    { days: 'Lundi', ranges: ['9\u00a0h – 12\u00a0h', 'le reste du temps sur rendez-vous'] },
    { days: 'Mardi', ranges: ['9\u00a0h – 12\u00a0h', 'l’après-midi sur rendez-vous'] },
    { days: 'Mercredi', ranges: ['sur rendez-vous'] },
    { days: 'Jeudi', ranges: ['9\u00a0h – 12\u00a0h sur rendez-vous'] },
    { days: 'Vendredi au dimanche', ranges: [] },
  ])
})

test('a rest of Sunday and Monday is said in that order', () => {
  const hours = [{ days: [2 as const, 3 as const, 4 as const, 5 as const], opens: '12:00', closes: '14:00' }]
  expect(openingLines({ hours })).toEqual([
    { days: 'Mardi au vendredi', ranges: ['12\u00a0h – 14\u00a0h'] },
    { days: 'Samedi au lundi', ranges: [] },
  ])
})

test('public holidays are said as they are known', () => {
  expect(holidayWords(fullFacts)).toBe('Fermé les jours fériés.')
  expect(holidayWords({ ...fullFacts, public_holidays: null })).toBe('Jours fériés\u00a0: à confirmer.')
  expect(holidayWords(bareFacts)).toBeNull()
})

test('a closing is told two weeks before, until its last day, and the site changes on those days', () => {
  const told = (day: string) => closuresToTell(fullFacts, day).length
  expect(['2026-12-09', '2026-12-10', '2027-01-02', '2027-01-03'].map(told)).toEqual([0, 1, 1, 0])
  expect(nextChange(fullFacts, '2026-11-01')).toBe('2026-12-10')
  expect(nextChange(fullFacts, '2026-12-10')).toBe('2027-01-03')
  expect(nextChange(fullFacts, '2027-01-03')).toBeNull()
})

test('a closing says its days with what they have in common once', () => {
  const words = (from: string, to: string, reason: string | null = null) =>
    closureWords({ from, to, reason }).replace(/\u00a0/g, ' ')
  expect(words('2026-08-03', '2026-08-24', 'congés')).toBe('Fermé du 3 au 24 août 2026 : congés')
  expect(words('2026-07-27', '2026-08-01')).toBe('Fermé du 27 juillet au 1er août 2026')
  expect(words('2026-12-24', '2027-01-02')).toBe('Fermé du 24 décembre 2026 au 2 janvier 2027')
  expect(words('2026-05-01', '2026-05-01')).toBe('Fermé le 1er mai 2026')
})

test('prices as French writes them', () => {
  const words = (more: Parameters<typeof service>[1]) =>
    shownPrice(service('x', more))?.replace(/[\u00a0\u202f]/g, ' ')
  expect(words({ price_cents: 1_250 })).toBe('12,50 €')
  expect(words({ price_cents: 100_000_000 })).toBe('1 000 000 €')
  expect(words({ price_cents: 0 })).toBe('Gratuit')
  expect(words({ price_cents: 4_500, price_from: true, vat: 'excl' })).toBe('dès 45 € HT')
  expect(words({})).toBeUndefined()
})

test('services and prices of one page share the list; a group names its own', () => {
  const section = {
    id: 'a',
    kind: 'services' as const,
    title: null,
    texts: [],
    variant: null,
    photos: [],
    questions: [],
  }
  const prices = { ...section, id: 'b', kind: 'prices' as const }
  const names = (...page: Parameters<typeof shownGroups>[2]) =>
    page.map(one =>
      shownGroups(fullFacts, one, page).flatMap(group => group.services.map(({ name }) => name)),
    )
  expect(names(section)[0]).toHaveLength(5)
  const [told, listed] = names(section, prices)
  expect(told).toEqual(['Ouverture de porte', 'Blindage'])
  expect(listed).toEqual(['Changement de serrure', 'Double de clef', 'Contrat d’immeuble'])
  const grouped = { ...section, groups: [{ title: null, services: ['Double de clef', 'Parti'] }] }
  expect(names(grouped)).toEqual([['Double de clef']])
})

test('a telephone is dialled where it can be, and shown as French writes it', () => {
  expect([dialled('02 61 91 00 14'), dialled('+33 (0)2 61 91 00 14'), dialled('demandez Odile')]).toEqual([
    '+33261910014',
    '+33261910014',
    null,
  ])
  expect(telephoneWords('+33261910014')).toBe('02\u00a061\u00a091\u00a000\u00a014')
  expect(telephoneWords('+32 2 123 45 67')).toBe('+32\u00a02\u00a0123\u00a045\u00a067')
})

test.each([
  ['0262 91 11 03', '+262262911103', '0262 91 11 03'],
  ['06 92 12 34 56', '+262692123456', '0692 12 34 56'],
  ['0590.81.22.33', '+590590812233', '0590 81 22 33'],
  ['+590 690 12 34 56', '+590690123456', '0690 12 34 56'],
  ['0596 71 22 33', '+596596712233', '0596 71 22 33'],
  ['0694 20 30 40', '+594694203040', '0694 20 30 40'],
  ['0639 69 12 34', '+262639691234', '0639 69 12 34'],
  ['05 08 41 12 34', '+508508411234', '05 08 41 12 34'],
  ['+687 27 12 34', '+687271234', '+687 27 12 34'],
  ['06 12 34 56 78', '+33612345678', '06 12 34 56 78'],
])('%s overseas is dialled %s and read %s', (typed, number, read) => {
  expect(dialled(typed)).toBe(number)
  expect(telephoneWords(typed)).toBe(read.replaceAll(' ', '\u00a0'))
})

test('a title has two voices, and its size follows its longest word', () => {
  expect(twoVoices('Quatre coupes, pas quarante')).toEqual(['Quatre coupes,', 'pas quarante'])
  expect(twoVoices('Sommaire des soins')).toEqual(['Sommaire', 'des soins'])
  expect(twoVoices('Odile')).toEqual(['Odile', ''])
  expect(
    ['Atelier Odile', 'Boulangerie Lévêque', 'Chaussures du Marché-aux-Herbes', 'x'.repeat(60)].map(
      lengthClass,
    ),
  ).toEqual(['short', 'medium', 'long', 'endless'])
})

test('health trades ask for no more than a time', () => {
  const health = ['Masseur-kinésithérapeute', 'ostéopathe', 'Cabinet d’infirmières', 'Dentiste']
  expect(health.map(trade => tradeWordsOf({ trade }).health)).toEqual(health.map(() => true))
  expect(tradeWordsOf({ trade: 'coiffeur' })).toMatchObject({ health: false, schema: 'HairSalon' })
  expect(tradeWordsOf({ trade: 'souffleur de verre' }).schema).toBe('LocalBusiness')
})
