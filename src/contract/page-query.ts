import * as z from 'zod/mini'

/** The query of an administrator's list: what narrows it, how much of it, where it goes on. */
export const pageQuery = {
  search: z._default(z.string().check(z.maxLength(200)), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 100),
  cursor: z.optional(z.string().check(z.maxLength(500))),
}
