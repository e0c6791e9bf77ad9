import { expect, test } from 'vitest'
import { passesAll, qualify, type RequestFacts } from './qualify'
import type { QuoteRequest } from './quote-request'

const request: QuoteRequest = {
  wanted: 'plumber',
  country: 'FR',
  postal_code: '69003',
  town: 'Lyon',
  timing: 'now',
  project: 'Remplacer la chaudière et deux radiateurs de la maison.',
  name: 'Ana',
  email: 'ana@exemple.fr',
  phone: '06 12 34 56 78',
}
const fine: RequestFacts = { proven: true, reachable: true, phone_zone: 'france', duplicate: false }
const outcomes = (change: Partial<QuoteRequest>, facts: Partial<RequestFacts> = {}) =>
  qualify({ ...request, ...change }, { ...fine, ...facts })
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ check, outcome }) => `${check} ${outcome}`)

test('rules say what passes, what does not, and what they cannot tell', () => {
  expect(outcomes({})).toEqual([])
  expect(outcomes({}, { proven: false })).toEqual(['address failed'])
  expect(outcomes({}, { reachable: false, phone_zone: null })).toEqual(['number failed', 'zone inconclusive'])
  expect(outcomes({}, { duplicate: true })).toEqual(['duplicate failed'])
  expect(outcomes({ project: 'Fuite' })).toEqual(['completeness failed'])
  expect(outcomes({ project: 'Venir voir la maison pour des petits travaux' })).toEqual([
    'trade-words inconclusive',
  ])
  expect(outcomes({ project: 'Un divorce et une succession, avec un contrat de mariage.' })).toEqual([
    'trade-words failed',
  ])
  expect(outcomes({ country: 'BE' })).toEqual(['zone inconclusive'])
})

test('what fails waits for a person, what is unsure does not', () => {
  expect(passesAll(qualify(request, { ...fine, phone_zone: null }))).toBe(true)
  expect(passesAll(qualify(request, { ...fine, duplicate: true }))).toBe(false)
})
