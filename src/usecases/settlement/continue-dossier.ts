import { advance } from '~/domain/dossier/life'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { readLife, undoableTo } from '~/store/dossiers/dossier-life'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { begunColumns, noteBegun, tellBegun } from './begun-work'

/**
 * « Je continue »: the client of a grant below the total takes the rest upon himself. The due date counts from now, the
 * site may begin, and renouncing is over (specification B4). A repeat does nothing more.
 * @throws Refusal not-found, transition-forbidden
 */
export async function continueDossier(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  by: ClientActor,
  key: HolderKey,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, key)
    const { continued_at, status } = dossier
    if (continued_at && (status === 'Accepté' || status === 'Payé') && undoableTo(dossier) === null) return
    if (!advance(await readLife(trx, dossier, now), 'continue'))
      throw new Refusal('transition-forbidden', { detail: NOTHING_TO_CHOOSE })
    await updateDossier(trx, dossier, begunColumns(now), now)
    await tellBegun(trx, deps, dossier, by)
    await noteBegun(trx, dossier, { by, word: 'client', at: now })
  })
}

const NOTHING_TO_CHOOSE =
  'Vous n’avez rien à choisir ici\u00a0: l’aide couvre la facture, la décision n’est pas connue, ou le délai est passé. Rechargez la page, ou écrivez-nous.'
