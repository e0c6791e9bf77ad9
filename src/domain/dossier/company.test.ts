import { describe, expect, test } from 'vitest'
import { canBeEmail } from '../text/can-be-email'
import { type Company, isCompanyFilled, trimCompany } from './company'
import { companyErrors } from './company-errors'

const company: Company = {
  company_name: 'Boulangerie Martin',
  siret: '732 829 320 00074',
  address: '12 rue des Lilas, 69003 Lyon',
  phone: '06 12 34 56 78',
  email: 'paul@boulangerie-martin.fr',
}

test('blank is empty, and each field is required', () => {
  expect(isCompanyFilled(company)).toBe(true)
  for (const field of Object.keys(company) as (keyof Company)[]) {
    const blank = { ...company, [field]: ' \u00a0\t' }
    expect(isCompanyFilled(blank)).toBe(false)
    expect(companyErrors(blank)).toEqual([{ field, message: 'Ce champ est obligatoire.' }])
  }
})

test('what is kept has no space around it, and nothing more than the five fields', () => {
  const typed = { ...company, phone: ' 06 12 34 56 78 ', admin: true }
  expect(trimCompany(typed)).toEqual(company)
})

test('what a page or a table was copied with is no fault of who pastes it', () => {
  const pasted = {
    ...company,
    siret: '732\u200b 829\u200b 320\u200b 00074\ufeff',
    address: '12 rue des Lilas,\t69003 Lyon',
    phone: '\u2068\u200e06 12 34 56 78\u2069',
  }
  expect(companyErrors(pasted)).toEqual([])
  expect(trimCompany(pasted)).toEqual({ ...company, address: '12 rue des Lilas, 69003 Lyon' })
})

test.each(['12345678912345', '123', 'je ne sais pas'])('a SIRET %s is never refused for its form', siret => {
  expect(companyErrors({ ...company, siret })).toEqual([])
})

test.each([
  ['company_name', 'x'.repeat(201)],
  ['siret', '1'.repeat(41)],
  ['email', `${'x'.repeat(250)}@ab.fr`],
  ['address', '12 rue\u0000 des Lilas'],
  ['address', '12 rue\u2028des Lilas'],
  ['company_name', 'Chez \ud800'],
  ['email', 'paul'],
] as const)('%s that cannot be kept is named', (field, value) => {
  expect(companyErrors({ ...company, [field]: value }).map(error => error.field)).toEqual([field])
})

describe('an e-mail address', () => {
  test.each(['a@b', 'prénom.nom@société.fr', 'o’neill+aide@x.co', 'a@192.0.2.1'])('%s can exist', email => {
    expect(canBeEmail(email)).toBe(true)
  })
  test.each([
    '',
    'a',
    '@b',
    'a@',
    'a@b@c',
    'a b@c.fr',
    'a@b.fr,c@d.fr',
    '<a@b.fr>',
    'a@b.fr\n',
    '"a"@b.fr',
    '\ud800@b.fr',
    'a\u200b@b.fr',
    '\u202ea@b.fr',
  ])('%j cannot', email => {
    expect(canBeEmail(email)).toBe(false)
  })
})
