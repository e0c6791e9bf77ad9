import { _default, coerce, int, maximum, maxLength, minimum, optional, string } from 'zod/mini'

/** The query of an administrator's list: what narrows it, how much of it, where it goes on. */
export const pageQuery = {
  search: _default(string().check(maxLength(200)), ''),
  limit: _default(coerce.number().check(int(), minimum(1), maximum(1_000)), 100),
  cursor: optional(string().check(maxLength(500))),
}
