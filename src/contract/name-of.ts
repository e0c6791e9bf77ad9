import * as z from 'zod/mini'
import { nameFlaw } from '~/domain/text/name-line'

/** A name as nameFlaw lets it pass, empty included; the field's sentence says why one does not. */
export const nameOf = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    z.refine(value => nameFlaw(value) === null, {
      error: ({ input }) => nameFlaw(String(input)) ?? undefined,
    }),
  )
