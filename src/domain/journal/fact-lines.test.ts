import { expect, test } from 'vitest'
import { factLines } from './fact-lines'

test('a code has its French label, and what no list knows stands as it was written', () => {
  expect(factLines({ payer: 'client' })[0]).not.toMatch(/client$/)
  expect(factLines({ payer: 'constructor', motive: 'toString', role: '__proto__' })).toEqual([
    expect.stringMatching(/: constructor$/),
    expect.stringMatching(/: toString$/),
    expect.stringMatching(/: __proto__$/),
  ])
})

test('a fact without a value is left out', () => {
  expect(factLines({ motive: null })).toEqual([])
})
