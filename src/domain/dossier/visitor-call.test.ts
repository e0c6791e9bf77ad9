import { expect, test } from 'vitest'
import { trimVisitorCall, visitorCallErrors } from './visitor-call'

const slots = [new Date('2026-11-23T09:00:00Z')]
const call = { name: 'Zoé Martin', phone: '+33 4 72 00 00 00', at: '2026-11-23T09:00:00.000Z' }
const wrong = (change: Partial<typeof call>) =>
  visitorCallErrors(trimVisitorCall({ ...call, ...change }), slots).map(({ field }) => field)

test('a name, a number that rings somewhere and an offered hour are all that is needed', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ phone: '\u202a04 72 00 00 00\u202c' })).toEqual([])
  expect(wrong({ name: ' \u200b' })).toContain('name')
  expect(wrong({ phone: '12 34' })).toEqual(['phone'])
  expect(wrong({ at: '2026-11-23T10:00:00.000Z' })).toEqual(['at'])
  expect(wrong({ name: 'x'.repeat(121) })).toEqual(['name'])
})
