import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import { noteInDossier } from '~/store/dossiers/dossiers'
import type { DbAndClock } from '../ground/deps'
import { workDossier } from './work-dossier'

/** Gives a dossier to an account, or to nobody; to who has it already is no line. @throws Refusal not-found */
export const assignDossier = (deps: DbAndClock, by: AccountActor, id: string, account: string | null) =>
  workDossier(deps, by, id, async (trx, dossier) => {
    const to = account === null ? null : await findAccount(trx, account)
    if (to === undefined) throw new Refusal('not-found')
    if (dossier.assignee_id === account) return null
    await noteInDossier(trx, dossier, { assignee_id: account })
    return { type: 'dossier-assigned', data: { name: to?.name ?? null } }
  })
