import { pairsOf } from '../closed-list'
import type { FieldError } from '../refusal'
import type { QuoteRequest } from './quote-request'

const LIMITS: Partial<Record<keyof QuoteRequest, number>> = {
  postal_code: 12,
  town: 100,
  project: 3_000,
  name: 120,
  email: 254,
  phone: 40,
}

export function tooLong(request: QuoteRequest): FieldError[] {
  return pairsOf(LIMITS)
    .filter(([field, limit]) => request[field].length > limit)
    .map(([field, limit]) => ({ field, message: `Ce champ ne doit pas dépasser ${limit} caractères.` }))
}
