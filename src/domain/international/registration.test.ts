import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tableOf } from '../closed-list'
import {
  callBefore,
  cleanRegistration,
  isForThisOffer,
  MARKED_FIELDS,
  REGISTRATION_FIELDS,
  REGISTRATION_LIMITS,
  REQUIRED_FIELDS,
  type Registration,
} from './registration'
import { registrationErrors } from './registration-errors'

const filled: Registration = {
  company_name: 'Atelier Ngoma',
  registration_number: 'RC/DKR/2020/B/123',
  manager_name: 'Awa Ndiaye',
  country: 'Sénégal',
  email: 'awa@ngoma.sn',
  phone: '+221 77 123 45 67',
  message: 'Deux chantiers par mois.\nNous cherchons des devis.',
}
const wrongFields = (registration: Registration, required?: typeof REQUIRED_FIELDS) =>
  registrationErrors(cleanRegistration(registration), required).map(error => error.field)

it('takes what is filled, and does without what is optional', () => {
  expect(registrationErrors(filled)).toEqual([])
  expect(wrongFields({ ...filled, registration_number: '', manager_name: '', message: '' })).toEqual([])
})

it.each(REQUIRED_FIELDS)('cannot do without %s, blank or empty', field => {
  expect(wrongFields({ ...filled, [field]: '' })).toEqual([field])
  expect(wrongFields({ ...filled, [field]: ' \t\u00a0\n' })).toEqual([field])
})

it('asks for the manager where the form marks it', () =>
  expect(wrongFields({ ...filled, manager_name: ' ' }, MARKED_FIELDS)).toEqual(['manager_name']))

it.each(REGISTRATION_FIELDS.filter(field => field !== 'email'))('holds %s up to its limit', field => {
  const limit = REGISTRATION_LIMITS[field]
  expect(wrongFields({ ...filled, [field]: 'x'.repeat(limit) })).toEqual([])
  expect(wrongFields({ ...filled, [field]: 'x'.repeat(limit + 1) })).toEqual([field])
})

it('writes a limit as figures are written', () =>
  expect(registrationErrors({ ...filled, message: 'x'.repeat(5_001) })).toEqual([
    { field: 'message', message: 'Ce champ ne doit pas dépasser 5\u202f000 caractères.' },
  ]))

it.each(['sans-arobase', 'a@b@c', 'deux mots@x.be', '<a@b.be>', 'a@b.be, c@d.be', 'a@b.be\r\nBcc: c@d.be'])(
  'refuses %j as an address',
  email => expect(wrongFields({ ...filled, email })).toEqual(['email']),
)

it('leaves no line break or control character outside the message', () =>
  fc.assert(
    fc.property(fc.record(tableOf(REGISTRATION_FIELDS, () => fc.string({ unit: 'binary' }))), input => {
      const { message, ...lines } = cleanRegistration(input)
      for (const line of Object.values(lines)) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(message).not.toMatch(/[^\P{Cc}\n]/u)
      expect(message.isWellFormed()).toBe(true)
    }),
  ))

it('keeps the lines of the message', () =>
  expect(cleanRegistration({ ...filled, message: ' un\r\ndeux\rtrois\u0000 ' }).message).toBe(
    'un\ndeux\ntrois',
  ))

it('is not meant for France', () => {
  expect(isForThisOffer(filled)).toBe(true)
  expect(isForThisOffer({ ...filled, country: 'france' })).toBe(false)
})

it('promises a call within 24 hours', () =>
  expect(callBefore(new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-29T12:00:00Z')))
