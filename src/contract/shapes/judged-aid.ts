import { array, enum as choice, nullable, number, object, string } from 'zod/mini'
import { aidKinds, representativeRules, signingRules } from '~/domain/aids/aid'
import { answerNames } from '~/domain/eligibility/answers'
import { state } from './stored-aid'

const answerName = choice(answerNames)

/** What every visitor may read of an aid. */
export const aidCard = object({
  slug: string(),
  name: string(),
  body: string(),
  kind: choice(aidKinds),
  territory: string(),
  departments: array(string()),
  rate: nullable(number()),
  ceiling: nullable(number()),
  site_ceiling: nullable(number()),
  covers: string(),
  signing: choice(signingRules),
  representative: choice(representativeRules),
  source_url: string(),
  source_dated: string(),
  checked_on: string(),
  ends_on: nullable(string()),
  state,
})

export const reason = object({
  says: string(),
  finding: choice(['passes', 'fails', 'unknown']),
  /** The questions whose answer would settle it. */
  missing: array(answerName),
})

export const judgedAid = object({
  ...aidCard.shape,
  outcome: choice(['eligible', 'to-check', 'not-eligible']),
  because: array(reason),
})
