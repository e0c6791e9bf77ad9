import { expect, test } from 'vitest'
import { dialledFromAnywhere, dialledFromFrance, formatPhone } from './format-phone'

test.each([
  '0472000000',
  '04.72.00.00.00',
  '04-72-00-00-00',
  '+33472000000',
  '+33 (0)4 72 00 00 00',
  '0033472000000',
])('%s is written in pairs', typed => {
  expect(formatPhone(typed)).toBe('04 72 00 00 00')
})

test.each(['+221 77 123 45 67', '+590 590 12 34 56', '3949', '0472', '04 72 00 00 00 ou 06 11 22 33 44', ''])(
  '« %s » stays as it was typed',
  typed => {
    expect(formatPhone(typed)).toBe(typed)
  },
)

test.each([
  ['+221771234567', '00 221 7 71 23 45 67'],
  ['+221 77 123 45 67', '00 221 7 71 23 45 67'],
  ['+1 (514) 555-0199', '00 1 51 45 55 01 99'],
  ['+41 22 345 67 89', '00 41 2 23 45 67 89'],
  ['+33472000000', '04 72 00 00 00'],
  ['0472000000', '04 72 00 00 00'],
])('%s is dialled %s from France', (typed, dialled) => {
  expect(dialledFromFrance(typed)).toBe(dialled)
})

test.each(['+33', '+1+1', '+221 77 ou 78', '=+221771234567', '04 72 00 00 00'])(
  '« %s » is no number from abroad',
  typed => {
    expect(dialledFromFrance(typed)).toBe(typed)
  },
)

test.each([
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+221771234567', '+221 7 71 23 45 67'],
  ['+15145550199', '+1 514 555 0199'],
  ['+41223456789', '+41 2 23 45 67 89'],
  ['3949', '3949'],
])('%s is read as %s abroad', (number, read) => {
  expect(dialledFromAnywhere(number)).toBe(read)
})
