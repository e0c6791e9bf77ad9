import type { retentionCalls } from '~/contract/dossier/retention'
import type { Deps } from '~/usecases/ground/deps'
import { extendRetention, listDueDossiers } from '~/usecases/retention/extend-retention'
import type { Handlers } from '../../register'

/** What the administrator decides about dossiers that are due for purge. */
export const retentionHandlers = (deps: Deps): Pick<Handlers, keyof typeof retentionCalls> => ({
  dueDossiers: () => listDueDossiers(deps),
  extendRetention: ({ params, body, by }) => extendRetention(deps, by, params.id, body),
})
