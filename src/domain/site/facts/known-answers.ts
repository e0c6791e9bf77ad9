import type { SiteFacts } from './facts'

/** Facts that say nothing of known answers, with those of others: what a firm answered once is not lost by a form that has no field for it. */
export const withKnownAnswers = (facts: SiteFacts, { answers }: Pick<SiteFacts, 'answers'>): SiteFacts =>
  facts.answers === undefined && answers !== undefined ? { ...facts, answers } : facts
