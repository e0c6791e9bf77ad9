import { expect, it } from 'vitest'
import { numberReadings } from './number-readings'

it.each([
  ['06 12 34 56 78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033 6.12.34.56.78', '+33612345678'],
  ['\u202A06\u00A012\u00A034\u00A056\u00A078\u202C', '+33612345678'],
  ['0692 12 34 56', '+262692123456'],
  ['+262 692 12 34 56', '+262692123456'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['00221 77 123 45 67', '+221771234567'],
  ['+221771234567', '+221771234567'],
])('%s is what a carrier writes %s', (typed, number) => {
  expect(numberReadings(typed)).toContain(number)
})

it.each(['', '12', 'anonyme', '06 12 34', '77 123 45 67', "+33' or 1=1"])('« %s » is no number', typed => {
  expect(numberReadings(typed)).toEqual([])
})
