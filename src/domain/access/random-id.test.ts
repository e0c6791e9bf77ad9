import { expect, test } from 'vitest'
import { randomId } from './random-id'

test('an id is 32 letters that an address takes as they are, never the same twice', () => {
  const ids = Array.from({ length: 1_000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/)
})
