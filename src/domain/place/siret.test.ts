import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSiret, formatSiret, isSiren, sirenOf, vatNumberOf } from './siret'

describe('checkSiret', () => {
  it.each(['73282932000074', '13002526500013', '55208131766522', '35600000000048', '35600000049837'])(
    'takes %s',
    siret => expect(checkSiret(siret)).toEqual({ siret, valid: true }),
  )

  it.each([
    '12345678912345',
    '00000000000000',
    '7328293200007',
    '732829320000740',
    '',
    'ABCDEFGHIJKLMN',
    '73282932000075',
  ])('doubts %s', siret => expect(checkSiret(siret)).toEqual({ siret, valid: false }))

  it.each([
    '732 829 320 00074',
    '732\u00A0829\u202F320\u200900074',
    '732.829.320.00074',
    '732-829-320-00074',
    ' 73282932000074\t',
  ])('reads %s as people type it', raw =>
    expect(checkSiret(raw)).toEqual({ siret: '73282932000074', valid: true }),
  )

  it('gives La Poste its exception, and nobody else', () => {
    expect(checkSiret('35600000049837').valid).toBe(true)
    expect(checkSiret('73282932000001').valid).toBe(false)
  })

  it('sees any single wrong digit outside La Poste', () => {
    const slip = fc.tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(slip, ([position, shift]) => {
        const digits = [...'73282932000074']
        digits[position] = String((Number(digits[position]) + shift) % 10)
        expect(checkSiret(digits.join('')).valid).toBe(false)
      }),
    )
  })
})

it('shows a SIRET in groups, and leaves the rest alone', () => {
  expect(formatSiret('73282932000074')).toBe('732 829 320 00074')
  expect(formatSiret('pas encore')).toBe('pas encore')
})

it('names the company of a valid SIRET only', () => {
  expect(sirenOf('732 829 320 00074')).toBe('732829320')
  expect(sirenOf('12345678912345')).toBeNull()
})

it('knows a SIREN and its VAT number', () => {
  expect(isSiren('552081317')).toBe(true)
  expect(isSiren('552081318')).toBe(false)
  expect(vatNumberOf('552081317')).toBe('FR03552081317')
  expect(vatNumberOf('732829320')).toBe('FR44732829320')
})
