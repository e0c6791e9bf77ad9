import { expect, test } from 'vitest'
import { bareFacts, fullFacts } from '../../../../tests/support/sites/client-sites'
import { sameData } from '../../same-data'
import { withDay } from '../hours/day-hours'
import { emptyFacts } from './empty-facts'
import type { Weekday } from './facts'
import { factsErrors } from './facts-errors'
import { mergeFacts } from './merge-facts'
import { tidyFacts } from './tidy-facts'

test('two changes of the same facts: each keeps its own, and what both changed is named', () => {
  const mine = { ...fullFacts, telephone: '01 02 03 04 05', about: 'Le mien.' }
  const theirs = { ...fullFacts, email: 'autre@perrier.example', about: 'Le leur.' }
  expect(mergeFacts(fullFacts, mine, theirs)).toEqual({
    facts: { ...mine, email: 'autre@perrier.example' },
    taken: ['email'],
    both: ['about'],
  })
})

test('two who change other things of one list both have theirs, and what I added stands last', () => {
  const [first, second] = fullFacts.services
  if (!first || !second) throw new Error('two services are needed')
  const day = (from: string) => ({ from, to: from, reason: null })
  const others = fullFacts.services.slice(2)
  const base = { ...fullFacts, closures: [day('2026-08-03')] }
  const mine = {
    ...base,
    services: [{ ...first, price_cents: 111 }, second, ...others],
    closures: [day('2026-08-03'), day('2026-12-12')],
  }
  const theirs = {
    ...base,
    services: [first, { ...second, price_cents: 222 }, ...others],
    closures: [day('2026-12-24')],
  }
  expect(mergeFacts(base, mine, theirs)).toEqual({
    facts: {
      ...base,
      services: [{ ...first, price_cents: 111 }, { ...second, price_cents: 222 }, ...others],
      closures: [day('2026-12-24'), day('2026-12-12')],
    },
    taken: ['closures', 'services'],
    both: [],
  })
  const sameDay = { ...theirs, closures: [{ ...day('2026-12-12'), reason: 'inventaire' }] }
  expect(mergeFacts(base, mine, sameDay).both).toEqual(['closures'])
  const moved = { ...base, services: [second, first, ...others] }
  expect(mergeFacts(base, mine, moved).both).toEqual(['services'])
  const called = { ...base, services: [{ ...first, name: 'Autrement' }, second, ...others] }
  expect(mergeFacts(base, mine, called).both).toEqual(['services'])
})

test('two who change other days of a week both have theirs, whatever rows the days stood in', () => {
  const row = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes })
  const base = { ...fullFacts, hours: [row([1, 2, 3, 4, 5], '09:00', '18:00'), row([6], '09:00', '12:00')] }
  const mine = { ...base, hours: withDay(base.hours, 1, [{ opens: '14:00', closes: '18:00' }]) }
  const shut = { ...base, hours: withDay(base.hours, 6, []) }
  const merged = mergeFacts(base, mine, shut)
  expect([merged.taken, merged.both]).toEqual([['hours'], []])
  expect(merged.facts.hours).toEqual([row([2, 3, 4, 5], '09:00', '18:00'), row([1], '14:00', '18:00')])
  const longer = { ...base, hours: withDay(base.hours, 1, [{ opens: '14:00', closes: '19:00' }]) }
  expect(mergeFacts(base, mine, longer)).toEqual({ facts: mine, taken: [], both: ['hours'] })
})

test('the same change twice is none, and the order of names says nothing', () => {
  const [service] = fullFacts.services
  const turned = Object.fromEntries(Object.entries(service ?? {}).reverse())
  expect(sameData(service, turned)).toBe(true)
  expect(mergeFacts(bareFacts, fullFacts, fullFacts)).toEqual({ facts: fullFacts, taken: [], both: [] })
  expect(sameData([], {})).toBe(false)
  expect(sameData({ one: undefined }, {})).toBe(false)
})

test('what a form leaves blank is nothing', () => {
  const blank = {
    ...fullFacts,
    telephone: ' ',
    siren: '732 829 320',
    services: [
      { name: ' ', detail: '', price_cents: null, price_from: false, unit: '', vat: 'incl' as const },
    ],
    hours: [{ days: [], opens: '', closes: '' }],
    closures: [
      { from: '', to: '', reason: '' },
      { from: '2026-08-03', to: '', reason: '' },
    ],
    links: [' '],
  }
  const tidy = tidyFacts(blank)
  expect(tidy).toMatchObject({ telephone: null, siren: '732829320', services: [], hours: [], links: [] })
  expect(tidy.closures).toEqual([{ from: '2026-08-03', to: '2026-08-03', reason: null }])
  expect(factsErrors(tidy)).toEqual([])
  for (const facts of [fullFacts, bareFacts, emptyFacts()]) expect(tidyFacts(facts)).toEqual(facts)
})
