import { array, enum as choice, object, string } from 'zod/mini'
import { representativeRules, signingRules } from '~/domain/aids/aid'

export const possibleAid = object({
  slug: string(),
  name: string(),
  signing: choice(signingRules),
  representative: choice(representativeRules),
  outcome: choice(['eligible', 'to-check']),
  /** The conditions that no answer settles. */
  open: array(string()),
})
