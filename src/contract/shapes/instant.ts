import * as z from 'zod/mini'

/** A moment: use cases give a Date, and what leaves is ISO 8601 in UTC. */
export const instant = z.codec(z.date(), z.string(), {
  decode: date => date.toISOString(),
  encode: text => new Date(text),
})
