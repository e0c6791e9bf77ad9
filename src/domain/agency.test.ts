import { expect, test } from 'vitest'
import { unsaidTerms } from './agency'

test('a real identity is told which commercial terms it leaves out, a demonstration is not', () => {
  expect(unsaidTerms({ demonstration: true, offer: {} })).toEqual([])
  expect(unsaidTerms({ demonstration: false, offer: {} })).toHaveLength(6)
  expect(
    unsaidTerms({ demonstration: false, offer: { exit: 'Vous partez avec tout.', included: [] } }),
  ).toEqual(['included', 'content_ownership', 'domain_ownership', 'yearly_cost', 'commitment'])
})
