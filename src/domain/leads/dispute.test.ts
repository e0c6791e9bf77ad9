import { expect, it } from 'vitest'
import { disputeDeadline, judgeDispute, mayDispute } from './dispute'

const call = {
  length_ms: 45_200,
  flagged: false,
  duplicate: false,
  caller_zone: 'france',
  finding: null,
  zone: 'france',
} as const

it('decides at once what a rule can decide', () => {
  expect(judgeDispute('too-short', call)).toEqual({
    decided: true,
    credited: false,
    sentence: 'Les événements signés de l’opérateur donnent 45,2 secondes.',
  })
  expect(judgeDispute('duplicate', { ...call, duplicate: true })).toMatchObject({ credited: true })
  expect(judgeDispute('duplicate', call)).toMatchObject({ credited: false })
  expect(judgeDispute('wrong-zone', { ...call, caller_zone: 'europe' })).toMatchObject({ credited: true })
})

it('leaves the rest to a person', () => {
  expect(judgeDispute('wrong-trade', call)).toEqual({ decided: false })
  expect(judgeDispute('too-short', { ...call, flagged: true })).toEqual({ decided: false })
  expect(judgeDispute('wrong-zone', { ...call, caller_zone: null })).toEqual({ decided: false })
  expect(judgeDispute('duplicate', { ...call, duplicate: null })).toEqual({ decided: false })
})

it('takes a dispute for seven days', () => {
  const end = new Date('2026-11-01T10:00:00Z')
  expect(mayDispute(end, new Date('2026-11-08T10:00:00Z'))).toBe(true)
  expect(mayDispute(end, new Date('2026-11-08T10:00:01Z'))).toBe(false)
})

it('promises an answer in working days', () => {
  const friday = new Date('2026-11-20T10:00:00Z')
  expect(disputeDeadline(friday, 3)).toEqual(new Date('2026-11-25T10:00:00Z'))
})

it.each([
  ['over Christmas', '2026-12-23T10:00:00Z', '2026-12-29T10:00:00Z'],
  [
    'over the first days of May, and of Ascension on a Thursday',
    '2026-05-13T08:00:00Z',
    '2026-05-19T08:00:00Z',
  ],
  ['over Easter Monday, which moves', '2027-03-25T09:00:00Z', '2027-03-31T08:00:00Z'],
])('no public holiday is a working day: %s', (_, opened, before) => {
  expect(disputeDeadline(new Date(opened), 3)).toEqual(new Date(before))
})
