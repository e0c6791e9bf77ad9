import * as z from 'zod/mini'

/** The money line in words, a cell each (specification B5.7). */
export const moneyLines = z.array(z.object({ label: z.string(), amount: z.string(), note: z.string() }))
