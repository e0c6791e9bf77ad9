import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { noteInDossier } from '~/store/dossiers/dossiers'
import type { DbAndClock } from '../ground/deps'
import { workDossier } from './work-dossier'

/**
 * Gives a dossier to an account, or to nobody; to who has it already is no line.
 * @param insteadOf who had it on screen; left out: whoever @throws Refusal not-found, dossier-changed when it is somebody else by now
 */
export const assignDossier = (
  deps: DbAndClock,
  by: AccountActor,
  id: string,
  account: string | null,
  insteadOf?: string | null,
) =>
  workDossier(deps, by, id, async (trx, dossier) => {
    const to = account === null ? null : await findAccount(trx, account)
    if (to === undefined) throw new Refusal('not-found')
    if (dossier.assignee_id === account) return null
    if (insteadOf !== undefined && dossier.assignee_id !== insteadOf)
      throw await givenSince(trx, dossier.assignee_id)
    await noteInDossier(trx, dossier, { assignee_id: account })
    return { type: 'dossier-assigned', data: { name: to?.name ?? null } }
  })

async function givenSince(trx: Db, to: string | null) {
  const has = to && (await findAccount(trx, to))
  const now = has ? `a été confié à ${has.name}` : 'a été rendu, il n’est plus confié à personne'
  return new Refusal('dossier-changed', {
    detail: `Ce dossier ${now} entre-temps\u00a0: rien n’est changé. Choisissez de nouveau si vous le voulez toujours.`,
  })
}
