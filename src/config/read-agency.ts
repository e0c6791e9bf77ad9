import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Agency } from '~/domain/agency'
import { messageOf } from '~/domain/error'
import { OFFER, totalOf } from '~/domain/invoice/offer'
import { ConfigError } from './config-error'

const text = z.string().check(z.regex(/\S/, 'must not be empty'))

const agencySchema = z.object({
  demonstration: z.boolean(),
  brand: text,
  legal_name: text,
  legal_form: text,
  capital: text,
  address: z.object({ street: text, postal_code: text, city: text }),
  siren: z.string().check(z.regex(/^\d{9}$/, 'must be nine digits')),
  siret: z.string().check(z.regex(/^\d{14}$/, 'must be fourteen digits')),
  rcs_city: text,
  vat_number: text,
  // An invoice that may never be due would have its VAT paid all the same.
  vat_on_debits: z.literal(false, 'must be false while invoices are due only if the aid is granted'),
  iban: z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN without spaces')),
  bic: text,
  telephone: text,
  email: text,
  publication_director: text,
  dpo: z.object({ name: text, email: text }),
  host: z.object({ name: text, address: text, telephone: text }),
  offer: z.object({
    domain_ownership: z.optional(text),
    content_ownership: z.optional(text),
    commitment: z.optional(text),
    exit: z.optional(text),
    yearly_cost: z.optional(text),
    included: z.optional(z.array(text)),
    lines: z.optional(
      z.array(z.object({ label: text, detail: text, net_cents: z.int().check(z.minimum(1)) })).check(
        z.maxLength(3, 'must be three lines at most'),
        z.refine(parts => totalOf(parts) === OFFER.net_cents, `must add up to ${OFFER.net_cents} cents`),
      ),
    ),
  }),
  people: z.optional(z.array(z.object({ first_name: text, role: text, telephone: text }))),
  working_hours: z.optional(
    z.object({
      days: z.array(z.int().check(z.minimum(1), z.maximum(7))),
      from: z.int().check(z.minimum(0), z.maximum(24)),
      to: z.int().check(z.minimum(0), z.maximum(24)),
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
  const result = z.safeParse(agencySchema, json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ConfigError(`AGENCY_FILE ${path}: ${issue?.path.join('.')} ${issue?.message}`)
}
