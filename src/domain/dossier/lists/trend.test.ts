import { expect, test } from 'vitest'
import { trendOf } from './trend'

test('the newer half against the older one', () => {
  expect(trendOf([1, 2, 3, 4])).toEqual({ difference: 4, weeks: 2 })
  expect(trendOf([5, 9, 1])).toEqual({ difference: -4, weeks: 1 })
  expect(trendOf([])).toEqual({ difference: 0, weeks: 0 })
})
