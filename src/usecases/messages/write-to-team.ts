import { CLIENT_MESSAGES_A_DAY } from '~/domain/dossier/messages'
import type { ClientActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { countClientWords, noteClientWaits } from '~/store/dossiers/client-waits'
import type { HolderKey, LockedDossier } from '~/store/dossiers/dossiers'
import { isQueued } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { queueToAgency } from '../outbox/queue-email'
import { attachFiles, isSaid, type NewMessage, noteOf } from './new-message'

type WriteDeps = Pick<Deps, 'clock' | 'agency' | 'publicUrl'>

/**
 * A client's word to the team, with files, which then waits in its queue; the team is told by e-mail once, however many
 * follow. The same word again is no second line. @throws Refusal not-found, too-many-messages, invalid-fields where nothing
 * is written or a file is gone
 */
export async function writeToTeam(
  deps: WriteDeps & Pick<Deps, 'db'>,
  by: ClientActor,
  key: HolderKey,
  written: NewMessage,
) {
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const note = noteOf(written)
    if (await isSaid(trx, id, 'client', written)) return
    const written_at = await keepClientWord(trx, deps, by, dossier, note, new Set(written.files).size)
    await attachFiles(trx, written, { dossier_id: id, side: 'client', written_at })
  })
}

/** The same for a word that is known to be a new one. @returns when it was written @throws Refusal too-many-messages */
export async function keepClientWord(
  trx: Db,
  deps: WriteDeps,
  by: ClientActor,
  dossier: LockedDossier,
  note: string,
  files = 0,
): Promise<Date> {
  const now = deps.clock()
  const { id } = dossier
  if ((await countClientWords(trx, id, new Date(now.getTime() - DAY_MS))) >= CLIENT_MESSAGES_A_DAY)
    throw new Refusal('too-many-messages')
  await noteClientWaits(trx, dossier, now)
  await appendEvent(trx, {
    ...{ dossier_id: id, type: 'client-wrote', at: now, by },
    data: { note, ...(files > 0 && { files }) },
  })
  if (
    dossier.is_test ||
    dossier.client_waits_since ||
    (await isQueued(trx, { dossier: id }, 'agency-client-wrote'))
  )
    return now
  await queueToAgency(trx, deps, { kind: 'agency-client-wrote', dossier_id: id, by })
  return now
}
