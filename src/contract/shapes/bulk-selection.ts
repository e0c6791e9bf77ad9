import { _default, int, maxLength, minimum, number, object, enum as oneOf, optional, string } from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'

export const filter = {
  search: _default(string().check(maxLength(200)), ''),
  status: optional(oneOf(DOSSIER_STATUSES)),
}

export const started = object({ id: string(), starts_at: string() })

export const selection = object({
  ...filter,
  /** How many dossiers the dry run told: 409 when it is another number now. */
  expected: number().check(int(), minimum(1)),
})
