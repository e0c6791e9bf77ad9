import type { DossierStatus } from '../dossier/dossier'
import type { RefusalMotive } from '../invoice/avoir-motive'
import type { ChoiceState } from '../invoice/partial-grant'
import type { SiteStage } from '../site/site-project'
import type { Waiting } from '../site/who-waits'

/**
 * Where a dossier stands for its holder, from its last step to the delivery: one at a time, and each has its own words.
 * Before that the wizard's own step says what is to be done.
 */
export const SITUATIONS = [
  'with-team',
  'to-transmit',
  'examined',
  'choosing',
  'choice-over',
  'to-answer',
  'answered',
  'making',
  'to-review',
  'corrections',
  'asked-on-site',
  'approved',
  'to-accept',
  'delivered',
  'off-line',
  'over',
  'refused',
  'closed',
  'renounced',
  'lapsed',
] as const

export type Situation = (typeof SITUATIONS)[number]

export interface SituationFacts {
  /** As its holder may know it: a decision that can still be undone is not told. */
  status: DossierStatus
  /** Each body has it. */
  transmitted: boolean
  /** Whether a grant below the total waits for « Je continue ». */
  choice: ChoiceState
  /** Why it ended without aid, and whether by silence; null where it did not. */
  ended: { motive: RefusalMotive | null; silent: boolean } | null
  /** Of its site; null where there is none yet. */
  site: SiteFactsOfSituation | null
}

export interface SiteFactsOfSituation {
  /** The last stage that it reached; null before its contents are complete. */
  stage: SiteStage | null
  /** What is waited for between its owner and the team, as the team's queue has it. */
  waiting: Waiting['what'] | null
  accepted: boolean
  /**
   * Ended or suspended, so that visitors are shown none of it; or over with us: what we kept is gone, or goes while the site
   * stands at an address that is not ours. Null: neither.
   */
  closed: 'off-line' | 'over' | null
}

/** Where the dossier stands: the compiler asks for every status, every stage of the site and every motive. */
export const situationOf = (facts: SituationFacts): Situation => OF_STATUS[facts.status](facts)

const OF_STATUS: Record<DossierStatus, (facts: SituationFacts) => Situation> = {
  // No step of the wizard is offered while a decision can still be undone that its holder may not know.
  Nouveau: () => 'with-team',
  Incomplet: () => 'with-team',
  Soumis: ({ transmitted }) => (transmitted ? 'examined' : 'to-transmit'),
  Accepté: facts => OF_CHOICE[facts.choice](facts),
  Payé: ({ site }) => ofSite(site),
  Refusé: ({ ended }) => (ended?.silent ? 'lapsed' : ended?.motive ? OF_MOTIVE[ended.motive] : 'closed'),
}

const OF_CHOICE: Record<ChoiceState, (facts: SituationFacts) => Situation> = {
  open: () => 'choosing',
  over: () => 'choice-over',
  none: ({ site }) => ofSite(site),
}

const ofSite = (site: SiteFactsOfSituation | null): Situation =>
  site?.stage ? OF_SITE[site.stage](site) : 'to-answer'

const OF_SITE: Record<SiteStage, (site: SiteFactsOfSituation) => Situation> = {
  contents: () => 'answered',
  making: () => 'making',
  review: ({ waiting }) => OF_WAITING[waiting ?? 'review'],
  online: ({ accepted, closed }) => closed ?? (accepted ? 'delivered' : 'to-accept'),
}

const OF_WAITING: Record<Waiting['what'], Situation> = {
  review: 'to-review',
  comments: 'corrections',
  'next-round': 'corrections',
  question: 'asked-on-site',
  publication: 'approved',
}

const OF_MOTIVE: Record<RefusalMotive, Situation> = {
  'body-refused': 'refused',
  'not-eligible': 'refused',
  'no-decision': 'closed',
  'identity-contested': 'closed',
  'invoice-to-correct': 'closed',
  renounced: 'renounced',
}
