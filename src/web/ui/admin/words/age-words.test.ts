import { expect, test } from 'vitest'
import { ageWords } from './age-words'

test('an age is told in the unit that fits it', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const ago = (minutes: number) => ageWords(new Date(now.getTime() - minutes * 60_000), now)
  expect([ago(-1), ago(5), ago(60), ago(47 * 60), ago(48 * 60), ago(40 * 24 * 60)]).toEqual([
    '0\u00a0min',
    '5\u00a0min',
    '1\u00a0h',
    '47\u00a0h',
    '2\u00a0j',
    '40\u00a0j',
  ])
})
