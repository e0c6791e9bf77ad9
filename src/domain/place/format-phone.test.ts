import { expect, test } from 'vitest'
import { formatPhone } from './format-phone'

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

test.each([
  ['0690123456', '0690 12 34 56'],
  ['06 90 12 34 56', '0690 12 34 56'],
  ['+590 690 12 34 56', '0690 12 34 56'],
  ['+590 590 12 34 56', '0590 12 34 56'],
  ['00262 (0)692 12 34 56', '0692 12 34 56'],
  ['+262 639 12 34 56', '0639 12 34 56'],
  ['0612345678', '06 12 34 56 78'],
])('%s is read %s overseas as at home', (typed, read) => {
  expect(formatPhone(typed)).toBe(read)
})

test.each(['+221 77 123 45 67', '+689 40 12 34 56', '3949', '0472', '04 72 00 00 00 ou 06 11 22 33 44', ''])(
  '« %s » stays as it was typed',
  typed => {
    expect(formatPhone(typed)).toBe(typed)
  },
)
