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

test.each(['+221 77 123 45 67', '+590 590 12 34 56', '3949', '0472', '04 72 00 00 00 ou 06 11 22 33 44', ''])(
  '« %s » stays as it was typed',
  typed => {
    expect(formatPhone(typed)).toBe(typed)
  },
)
