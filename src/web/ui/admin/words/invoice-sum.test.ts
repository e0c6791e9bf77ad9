import { expect, test } from 'vitest'
import { invoiceSum } from './invoice-sum'

test('a draft that no sum can be asked with is not said to be free', () => {
  expect(invoiceSum(6_000)).toBe('6\u202f000,00\u00a0€')
  expect(invoiceSum(0)).toBe('à établir')
})
