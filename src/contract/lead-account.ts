import { boolean, maxLength, nullable, number, object, enum as oneOf, optional, string } from 'zod/mini'

export const text = string().check(maxLength(320))

export const left = optional(nullable(text))

export const leadAccount = object({
  id: string(),
  registration_id: nullable(string()),
  company_name: string(),
  contact_name: string(),
  email: string(),
  phone: string(),
  address: string(),
  country: string(),
  /** Of a firm in France; null while it is to be asked for, and elsewhere. */
  siren: nullable(string()),
  vat_number: nullable(string()),
  vat_confirmed_at: nullable(string()),
  vat_confirmed_by: nullable(oneOf(['register', 'team'])),
  vat_checked_at: nullable(string()),
  /** What the Union's register said then; null while it was not asked. */
  vat_check: nullable(
    object({
      valid: boolean(),
      name: nullable(string()),
      address: nullable(string()),
      consultation: nullable(string()),
    }),
  ),
  may_buy: boolean(),
  time_zone: string(),
  available_cents: number(),
  held_cents: number(),
  created_at: string(),
  closed_at: nullable(string()),
})
