import { expect, it } from 'vitest'
import { bestOpenGrant, grantKnown } from './open-grants'

const grant = { kind: 'subvention', state: 'open', rate: 30, ceiling: 3_000, site_ceiling: null } as const
const stale = { ...grant, state: 'to-check', rate: null, ceiling: null } as const
const loan = { ...grant, kind: 'pret', rate: null, ceiling: 75_000 } as const

it('knows the open grant that pays the most; loans, advice and what is to be checked pay nothing', () => {
  const better = { ...grant, rate: 50 }
  expect(bestOpenGrant([stale, loan, grant, better], 5_000)).toEqual({ aid: better, most: 2_500 })
  expect(bestOpenGrant([stale, loan], 5_000)).toBeNull()
})

it('says whether one is known, and nothing where list or place is not', () => {
  const here = { department: '19' }
  expect(grantKnown([grant], here)).toBe(true)
  expect(grantKnown([stale, loan], here)).toBe(false)
  expect(grantKnown(null, here)).toBeNull()
  expect(grantKnown([grant], { department: null })).toBeNull()
})
