import { pairsOf } from '../closed-list'
import { QUOTE_TIMINGS } from '../international/lead-pricing'
import { COUNTRY_CODES } from '../place/country'
import { departmentOf } from '../place/department'
import type { FieldError } from '../refusal'
import { canBeEmail } from '../text/can-be-email'
import { formatWhole } from '../text/french'
import { nameFlaw } from '../text/name-line'
import { CONSENT, type QuoteRequest } from './quote-request'
import { WANTED_TRADE_NAMES } from './wanted-trade'

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
  const flawed = pairsOf(LIMITS).flatMap(([field, limit]) => {
    const message = flawOf(field, request[field], limit)
    return message ? [{ field, message }] : []
  })
  return [...missing, ...flawed]
}

const LIMITS: Partial<Record<keyof QuoteRequest, number>> = {
  postal_code: 12,
  town: 100,
  project: 3_000,
  name: 120,
  email: 254,
  phone: 40,
}

const NAME_FIELDS: readonly (keyof QuoteRequest)[] = ['name', 'town', 'postal_code', 'phone']

function flawOf(field: keyof QuoteRequest, value: string, limit: number): string | null {
  if (value.length > limit) return `Ce champ ne doit pas dépasser ${formatWhole(limit)} caractères.`
  return NAME_FIELDS.includes(field) ? nameFlaw(value) : null
}
