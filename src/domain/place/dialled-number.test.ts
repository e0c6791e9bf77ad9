import { expect, test } from 'vitest'
import { dialledFromAnywhere, dialledFromFrance, readAtDesk } from './dialled-number'

test.each([
  ['+221771234567', '00 221 77 123 45 67'],
  ['+221 77 123 45 67', '00 221 77 123 45 67'],
  ['+1 (514) 555-0199', '00 1 514 555 0199'],
  ['+41 22 345 67 89', '00 41 22 345 67 89'],
  ['+212612345678', '00 212 6 12 34 56 78'],
  ['+590690123456', '0690 12 34 56'],
  ['+262 692 12 34 56', '0692 12 34 56'],
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
  ['+221771234567', '+221 77 123 45 67'],
  ['+15145550199', '+1 514 555 0199'],
  ['+41223456789', '+41 22 345 67 89'],
  ['+2250102030405', '+225 01 02 03 0405'],
  ['+21620123456', '+216 20 123 456'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+971501234567', '+971 50 123 4567'],
  ['3949', '3949'],
])('%s is read as %s abroad', (number, read) => {
  expect(dialledFromAnywhere(number)).toBe(read.replaceAll(' ', '\u00a0'))
})

test.each([
  ['+33180000001', '01 80 00 00 01'],
  ['0472000000', '04 72 00 00 00'],
  ['+262692123456', '0692 12 34 56'],
  ['+221771234567', '+221 77 123 45 67'],
  ['3949', '3949'],
])('%s is %s on the screens of the team', (number, read) => {
  expect(readAtDesk(number)).toBe(read.replaceAll(' ', '\u00a0'))
})
