import * as z from 'zod/mini'
import { representativeRules, signingRules } from '~/domain/aids/aid'

export const possibleAid = z.object({
  slug: z.string(),
  name: z.string(),
  signing: z.enum(signingRules),
  representative: z.enum(representativeRules),
  outcome: z.enum(['eligible', 'to-check']),
  /** The conditions that no answer settles. */
  open: z.array(z.string()),
})
