import { expect, it } from 'vitest'
import { lengthWords } from './lead-labels'

it.each([
  [0.04, '0 s'],
  [12, '12 s'],
  [29.999, '29,9 s'],
  [30, '30 s'],
  [59.96, '59,9 s'],
  [60, '1 min'],
  [64.1, '1 min 4,1 s'],
  [119.97, '1 min 59,9 s'],
  [167, '2 min 47 s'],
])('says of %s s « %s », and never a second more than it lasted', (seconds, words) =>
  expect(lengthWords(seconds).replaceAll('\u00a0', ' ')).toBe(words),
)
