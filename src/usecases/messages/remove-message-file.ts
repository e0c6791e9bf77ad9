import { UNSENT_FILE_MS } from '~/domain/dossier/messages'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import type { DossierRef } from '~/store/dossiers/dossiers'
import { deleteUnsentFile, deleteUnsentFiles } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { lockForSide, sideOf } from './side-of'

type RemoveDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer'>

/** Takes back a file that its writer gave to a message and has not sent; one that is not there is no error. @throws Refusal not-found */
export async function removeMessageFile(
  deps: RemoveDeps,
  by: ClientActor | AccountActor,
  ref: DossierRef,
  id: string,
) {
  const gone = await deps.db.transaction().execute(async trx => {
    const dossier = await lockForSide(trx, by, ref)
    return deleteUnsentFile(trx, id, { dossier_id: dossier.id, side: sideOf(by) })
  })
  if (gone) await removeLeftovers(deps, { file_keys: [gone], message_ids: [] })
}

/** Removes what was given to a message that nobody sent within a day. */
export async function sweepUnsentFiles(deps: RemoveDeps & Pick<Deps, 'clock'>) {
  const file_keys = await deleteUnsentFiles(deps.db, new Date(deps.clock().getTime() - UNSENT_FILE_MS))
  if (file_keys.length > 0) await removeLeftovers(deps, { file_keys, message_ids: [] })
}
