import { pairsOf } from '../closed-list'
import { QUOTE_TIMINGS } from '../international/lead-pricing'
import { COUNTRY_CODES } from '../place/country'
import { departmentOf } from '../place/department'
import type { FieldError } from '../refusal'
import { canBeEmail } from '../text/can-be-email'
import { nameFlaw } from '../text/name-line'
import { CONSENT, type QuoteRequest } from './quote-request'
import { WANTED_TRADE_NAMES } from './wanted-trade'

const NAME_FIELDS = ['name', 'town', 'postal_code', 'phone'] as const

/** What stands in the way of a cleaned request, one sentence per field. */
export function quoteRequestErrors(request: QuoteRequest, consent: string): FieldError[] {
  const checks: [field: keyof QuoteRequest | 'consent', passes: boolean, message: string][] = [
    ['wanted', WANTED_TRADE_NAMES.includes(request.wanted), 'Choisissez le professionnel que vous cherchez.'],
    ['country', COUNTRY_CODES.includes(request.country), 'Choisissez le pays des travaux.'],
    [
      'postal_code',
      request.country !== 'FR' || departmentOf(request.postal_code) !== null,
      'Indiquez un code postal français, à cinq chiffres.',
    ],
    ['town', request.town !== '', 'Indiquez la ville.'],
    ['timing', QUOTE_TIMINGS.includes(request.timing), 'Dites pour quand.'],
    ['project', request.project !== '', 'Décrivez votre projet en quelques mots.'],
    ['name', request.name !== '', 'Indiquez votre nom.'],
    ['email', canBeEmail(request.email), 'Indiquez une adresse e-mail où le code puisse vous parvenir.'],
    [
      'phone',
      /\d{6}/.test(request.phone.replace(/\D/g, '')),
      'Indiquez un numéro où l’on puisse vous rappeler.',
    ],
    ['consent', consent === CONSENT.version, 'Sans votre accord, votre demande ne peut être transmise.'],
  ]
  const missing = checks.filter(([, passes]) => !passes).map(([field, , message]) => ({ field, message }))
  const flawed = NAME_FIELDS.flatMap(field => {
    const message = nameFlaw(request[field])
    return message ? [{ field, message }] : []
  })
  return [...missing, ...tooLong(request), ...flawed]
}

const LIMITS: Partial<Record<keyof QuoteRequest, number>> = {
  postal_code: 12,
  town: 100,
  project: 3_000,
  name: 120,
  email: 254,
  phone: 40,
}

function tooLong(request: QuoteRequest): FieldError[] {
  return pairsOf(LIMITS)
    .filter(([field, limit]) => request[field].length > limit)
    .map(([field, limit]) => ({ field, message: `Ce champ ne doit pas dépasser ${limit} caractères.` }))
}
