import { expect, test } from 'vitest'
import { needsSecondAccount } from './needs-second-account'

test('over the amount a decision wants a second account; at the amount, off, or for other changes it does not', () => {
  const money = { granted: 300_000, invoiced: 600_000, paid: 0 }
  expect(needsSecondAccount('accept', 599_999, money)).toBe(true)
  expect(needsSecondAccount('accept', 600_000, money)).toBe(false)
  expect(needsSecondAccount('refuse', 300_000, money)).toBe(true)
  expect(needsSecondAccount('accept', null, money)).toBe(false)
  expect(needsSecondAccount('undo', 0, money)).toBe(false)
  expect(needsSecondAccount('ask-pieces', 0, money)).toBe(false)
})

test('a grant of one cent does not hide an invoice, nor an invoice what was paid on it', () => {
  expect(needsSecondAccount('accept', 500_000, { granted: 1, invoiced: 600_000, paid: 0 })).toBe(true)
  expect(needsSecondAccount('refuse', 600_000, { granted: null, invoiced: 600_000, paid: 700_000 })).toBe(
    true,
  )
})
