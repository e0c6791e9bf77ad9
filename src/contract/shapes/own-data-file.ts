import * as z from 'zod/mini'

/** What somebody takes along of what is held about him. */
export const ownData = z.object({
  format: z.string(),
  exported_at: z.string(),
  data: z.record(z.string(), z.unknown()),
})
