import { expect, test } from 'vitest'
import { typeAssertions } from './type-assertions'

/** What the program still tells the compiler instead of showing it; whoever takes one out lowers the number. */
const MOST = 105

const all = typeAssertions('.')

test('the program tells the compiler no more than it did', () => {
  const told = all
    .filter(({ file }) => !/\.test\.tsx?$/.test(file))
    .map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(MOST)
})
