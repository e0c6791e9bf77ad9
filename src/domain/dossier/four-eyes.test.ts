import { expect, test } from 'vitest'
import { needsSecondAccount } from './four-eyes'

test('over the amount a decision wants a second account; at the amount, off, or for other changes it does not', () => {
  const money = { granted: 300_000, invoiced: 600_000 }
  expect(needsSecondAccount('accept', 299_999, money)).toBe(true)
  expect(needsSecondAccount('accept', 300_000, money)).toBe(false)
  expect(needsSecondAccount('refuse', 300_000, money)).toBe(true)
  expect(needsSecondAccount('accept', null, money)).toBe(false)
  expect(needsSecondAccount('undo', 0, money)).toBe(false)
  expect(needsSecondAccount('ask-pieces', 0, money)).toBe(false)
})
