import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  array,
  boolean,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  object,
  optional,
  refine,
  regex,
  safeParse,
  string,
} from 'zod/mini'
import type { Agency } from '~/domain/agency'
import { messageOf } from '~/domain/error'
import { OFFER, totalOf } from '~/domain/invoice/offer'
import { ConfigError } from './config-error'

const text = string().check(regex(/\S/, 'must not be empty'))

const agencySchema = object({
  demonstration: boolean(),
  brand: text,
  legal_name: text,
  legal_form: text,
  capital: text,
  address: object({ street: text, postal_code: text, city: text }),
  siren: string().check(regex(/^\d{9}$/, 'must be nine digits')),
  siret: string().check(regex(/^\d{14}$/, 'must be fourteen digits')),
  rcs_city: text,
  vat_number: text,
  // An invoice that may never be due would have its VAT paid all the same.
  vat_on_debits: literal(false, 'must be false while invoices are due only if the aid is granted'),
  iban: string().check(regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN without spaces')),
  bic: text,
  telephone: text,
  email: text,
  publication_director: text,
  dpo: object({ name: text, email: text }),
  host: object({ name: text, address: text, telephone: text }),
  offer: object({
    domain_ownership: optional(text),
    content_ownership: optional(text),
    commitment: optional(text),
    exit: optional(text),
    yearly_cost: optional(text),
    included: optional(array(text)),
    lines: optional(
      array(object({ label: text, detail: text, net_cents: int().check(minimum(1)) })).check(
        maxLength(3, 'must be three lines at most'),
        refine(parts => totalOf(parts) === OFFER.net_cents, `must add up to ${OFFER.net_cents} cents`),
      ),
    ),
  }),
  people: optional(array(object({ first_name: text, role: text, telephone: text }))),
  working_hours: optional(
    object({
      days: array(int().check(minimum(1), maximum(7))),
      from: int().check(minimum(0), maximum(24)),
      to: int().check(minimum(0), maximum(24)),
    }),
  ),
})

/** @throws ConfigError when the file is missing or one of its fields cannot be used. */
export function readAgency(file: string): Agency {
  const path = resolve(file)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(`AGENCY_FILE ${path} cannot be read: ${messageOf(error)}`)
  }
  const result = safeParse(agencySchema, json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ConfigError(`AGENCY_FILE ${path}: ${issue?.path.join('.')} ${issue?.message}`)
}
