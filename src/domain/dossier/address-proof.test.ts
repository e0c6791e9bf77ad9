import { expect, test } from 'vitest'
import { addressProof, isCodeFresh, newCode } from './address-proof'

test('a code is six digits, and not twice the same', () => {
  const codes = Array.from({ length: 1_000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(990)
})

test('a code is fresh for ten minutes', () => {
  const typed = new Date('2026-03-01T10:00:00Z')
  expect(isCodeFresh(typed, new Date('2026-03-01T10:09:59Z'))).toBe(true)
  expect(isCodeFresh(typed, new Date('2026-03-01T10:10:00Z'))).toBe(false)
  expect(isCodeFresh(null, typed)).toBe(false)
})

test('nobody is asked for a proof where no e-mail leaves', () => {
  const nothing = { email_proven_at: null, email_disowned_at: null }
  expect(addressProof(nothing, true)).toBe('unproven')
  expect(addressProof(nothing, false)).toBe('not-asked')
  expect(addressProof({ ...nothing, email_disowned_at: new Date() }, false)).toBe('disowned')
  expect(addressProof({ ...nothing, email_proven_at: new Date() }, true)).toBe('proven')
})
