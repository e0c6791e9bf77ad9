import { expect, test } from 'vitest'
import { lastMondays, stayOf } from './figures'

test('half and nine in ten are told by the upper end of their class', () => {
  const stay = stayOf(
    'Soumis',
    new Map([
      [5, 50],
      [8, 40],
      [11, 10],
    ]),
  )
  expect(stay).toEqual({ status: 'Soumis', count: 100, median_hours: 24, p90_hours: 72 })
  expect(stayOf('Payé', new Map())).toEqual({ status: 'Payé', count: 0, median_hours: null, p90_hours: null })
  expect(stayOf('Soumis', new Map([[21, 3]]))).toMatchObject({ count: 3, median_hours: null })
})

test('weeks begin on Mondays, across the end of a year', () => {
  expect(lastMondays('2027-01-03', 2)).toEqual(['2026-12-21', '2026-12-28'])
  expect(lastMondays('2027-01-04', 1)).toEqual(['2027-01-04'])
})
