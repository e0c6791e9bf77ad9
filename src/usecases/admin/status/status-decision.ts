import type { CommandOf } from '~/domain/dossier/life'
import { type Dossier, NO_GRANT, NO_REFUSAL, type updateDossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../../ground/deps'
import { payeeOf } from '../decision-asked'
import type { StatusChange } from './status-change'

/** What each command writes of the decision itself. */
export const statusDecision: Record<
  CommandOf<'account'>,
  (dossier: Dossier, change: StatusChange, deps: Deps) => Parameters<typeof updateDossier>[2]
> = {
  accept: (_, { grant }, { aidBodies }) =>
    grant
      ? {
          granted_cents: grant.cents,
          granted_by: grant.body,
          granted_on: grant.decided_on,
          grant_paid_to: payeeOf(aidBodies, grant.body),
        }
      : {},
  refuse: (_, { motive, reason }) => ({ refusal_motive: motive, refusal_sentence: reason }),
  'renounce-for-client': () => ({ refusal_motive: 'renounced' }),
  'continue-for-client': () => ({}),
  undo: ({ status }) => (status === 'Refusé' ? NO_REFUSAL : NO_GRANT),
  reopen: () => NO_GRANT,
  'start-over': () => ({ ...NO_GRANT, ...NO_REFUSAL }),
  'ask-pieces': () => ({}),
  pay: () => ({}),
  'correct-payment': () => ({}),
}
