import { expect, it } from 'vitest'
import { atFirstUse } from './at-first-use'

it('makes a thing when it is first asked for, once, and again where making it failed', () => {
  let made = 0
  const thing = atFirstUse(() => {
    made++
    if (made === 1) throw new Error('not yet')
    return { made }
  })
  expect(made).toBe(0)
  expect(thing).toThrow('not yet')
  expect(thing()).toEqual({ made: 2 })
  expect(thing()).toBe(thing())
  expect(made).toBe(2)
})
