import { expect, test } from 'vitest'
import { giveBack } from './give-back'

test('what fills its memory is empty once it was given back, what shares it or is short stays', () => {
  const whole = Buffer.alloc(65_536, 1)
  const other = Buffer.alloc(65_536, 1)
  const part = other.subarray(0, 65_000)
  const short = Buffer.alloc(100, 1)
  for (const bytes of [whole, part, short]) giveBack(bytes)
  expect([whole.length, part.length, other.length, short.length]).toEqual([0, 65_000, 65_536, 100])
})

test('an empty part can be given back again', () => {
  const bytes = Buffer.alloc(65_536)
  giveBack(bytes)
  giveBack(bytes)
  expect(bytes.length).toBe(0)
})
