import { maxLength, refine, string, trim } from 'zod/mini'
import { nameFlaw } from '~/domain/text/name-line'

/** A name as nameFlaw lets it pass, empty included; the field's sentence says why one does not. */
export const nameOf = (most: number) =>
  string().check(
    trim(),
    maxLength(most),
    refine(value => nameFlaw(value) === null, {
      error: ({ input }) => nameFlaw(String(input)) ?? undefined,
    }),
  )
