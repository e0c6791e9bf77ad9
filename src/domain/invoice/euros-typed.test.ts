import { expect, test } from 'vitest'
import { centsTyped, eurosTyped } from './euros-typed'

test.each([
  ['3 000,50 €', 3000.5],
  ['3\u202f000,50\u00a0€', 3000.5],
  ['-70', -70],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['12,', 12],
])('« %s » is %d euros', (typed, euros) => {
  expect(eurosTyped(typed)).toBe(euros)
})

test.each(['', ' ', 'abc', '1.200', '1.200,50', '1,200.50', '100,999', '1e3', '0x10', 'Infinity', '5-3'])(
  '« %s » is no sum of money',
  typed => {
    expect(eurosTyped(typed)).toBeNaN()
    expect(centsTyped(typed)).toBeNaN()
  },
)

test('cents are whole', () => {
  expect(centsTyped('1 200,29')).toBe(120_029)
})
