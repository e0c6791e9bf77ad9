import * as z from 'zod/mini'
import { aidKinds, representativeRules, signingRules } from '~/domain/aids/aid'
import { answerNames } from '~/domain/eligibility/answers'
import { state } from './stored-aid'

const answerName = z.enum(answerNames)

/** What every visitor may read of an aid. */
export const aidCard = z.object({
  slug: z.string(),
  name: z.string(),
  body: z.string(),
  kind: z.enum(aidKinds),
  territory: z.string(),
  departments: z.array(z.string()),
  rate: z.nullable(z.number()),
  ceiling: z.nullable(z.number()),
  site_ceiling: z.nullable(z.number()),
  covers: z.string(),
  signing: z.enum(signingRules),
  representative: z.enum(representativeRules),
  source_url: z.string(),
  source_dated: z.string(),
  checked_on: z.string(),
  ends_on: z.nullable(z.string()),
  state,
})

export const reason = z.object({
  says: z.string(),
  finding: z.enum(['passes', 'fails', 'unknown']),
  /** The questions whose answer would settle it. */
  missing: z.array(answerName),
})

export const judgedAid = z.object({
  ...aidCard.shape,
  outcome: z.enum(['eligible', 'to-check', 'not-eligible']),
  because: z.array(reason),
})
