import { expect, test } from 'vitest'
import { type Assertion, typeAssertions } from './type-assertions'

/** What the program still tells the compiler instead of showing it; whoever takes one out lowers the number. */
const MOST = 52

const all = typeAssertions('.')
const placesOf = (told: Assertion[]) => told.map(({ file, line, text }) => `${file}:${line} ${text}`)

test('the program tells the compiler no more than it did', () => {
  const told = placesOf(all.filter(({ file }) => !/\.test\.tsx?$/.test(file)))
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(MOST)
})

test('nothing is told twice over, in tests either', () => {
  expect(placesOf(all.filter(({ double }) => double))).toEqual([])
})
