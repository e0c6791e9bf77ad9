import * as z from 'zod/mini'
import { instant } from '../shapes/instant'

export const text = z.string().check(z.maxLength(320))

export const left = z.optional(z.nullable(text))

export const leadAccount = z.object({
  id: z.string(),
  registration_id: z.nullable(z.string()),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  /** Of a firm in France; null while it is to be asked for, and elsewhere. */
  siren: z.nullable(z.string()),
  vat_number: z.nullable(z.string()),
  vat_confirmed_at: z.nullable(instant),
  vat_confirmed_by: z.nullable(z.enum(['register', 'team'])),
  vat_checked_at: z.nullable(instant),
  /** What the Union's register said then; null while it was not asked. */
  vat_check: z.nullable(
    z.object({
      valid: z.boolean(),
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      consultation: z.nullable(z.string()),
    }),
  ),
  may_buy: z.boolean(),
  time_zone: z.string(),
  available_cents: z.number(),
  held_cents: z.number(),
  created_at: instant,
})
