import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'

export const filter = {
  search: z._default(z.string().check(z.maxLength(200)), ''),
  status: z.optional(z.enum(DOSSIER_STATUSES)),
}

export const started = z.object({ id: z.string(), starts_at: z.string() })

export const selection = z.object({
  ...filter,
  /** How many dossiers the dry run told: 409 when it is another number now. */
  expected: z.number().check(z.int(), z.minimum(1)),
})
