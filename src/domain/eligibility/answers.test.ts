import { expect, test } from 'vitest'
import { acceptsAnswer } from './accepts-answer'
import { eligibilityAnswers } from './answers'
import { judgeEligibility } from './eligibility'
import { readAnswers } from './read-answers'

test('a choice is its whole range, any other number is exact', () => {
  const staff = (effectif: string) => readAnswers({ effectif }).staff
  expect(staff('9')).toEqual({ least: 0, most: 9 })
  expect(staff('19')).toEqual({ least: 10, most: 19 })
  expect(staff('250')?.least).toBe(250)
  expect(staff('14')).toEqual({ least: 14, most: 14 })
  expect(staff('inconnu')).toBeNull()
})

test('a postal code gives a department, and nothing else does', () => {
  expect(readAnswers({ 'code-postal': '97410' }).department).toBe('974')
  expect(readAnswers({ 'code-postal': 'inconnu' }).department).toBeNull()
  expect(acceptsAnswer('code-postal', '97410')).toBe(true)
  expect(acceptsAnswer('code-postal', '99999')).toBe(false)
})

test('what is no answer counts as unknown', () => {
  expect(readAnswers({ metier: 'pirate', projet: 'fortune', france: 'peut-être' })).toMatchObject({
    trade: null,
    purpose: null,
    registeredInFrance: null,
  })
})

test.each([
  ['249', 'passes'],
  ['250', 'fails'],
  ['inconnu', 'unknown'],
])('the criteria of the service read %s people as before', (effectif, staff) => {
  expect(judgeEligibility(eligibilityAnswers(readAnswers({ effectif }))).findings.staff).toBe(staff)
})
