import { CLIENT_MESSAGES_A_DAY } from '~/domain/dossier/messages'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import type { HolderKey, LockedDossier } from '~/store/dossiers/dossiers'
import { threadOf } from '~/store/dossiers/message-thread'
import { countClientWords, noteClientWaits } from '~/store/dossiers/messages'
import { isQueued } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { queueEmail } from '../outbox/queue-email'

const DAY = 24 * 60 * 60_000

type WriteDeps = Pick<Deps, 'clock' | 'agency' | 'publicUrl'>

/**
 * A client's word to the team, which then waits in its queue; the team is told by e-mail once, however many follow.
 * The same word again is no second line. @throws Refusal not-found, too-many-messages
 */
export async function writeToTeam(
  deps: WriteDeps & Pick<Deps, 'db'>,
  by: ClientActor,
  key: HolderKey,
  note: string,
) {
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const last = (await threadOf(trx, dossier.id)).at(-1)
    if (last?.from === 'client' && last.text === note) return
    await keepClientWord(trx, deps, by, dossier, note)
  })
}

/** The same for a word that is known to be a new one. @returns when it was written @throws Refusal too-many-messages */
export async function keepClientWord(
  trx: Db,
  deps: WriteDeps,
  by: ClientActor,
  dossier: LockedDossier,
  note: string,
): Promise<Date> {
  const now = deps.clock()
  const { id } = dossier
  if ((await countClientWords(trx, id, new Date(now.getTime() - DAY))) >= CLIENT_MESSAGES_A_DAY)
    throw new Refusal('too-many-messages')
  await noteClientWaits(trx, dossier, now)
  await appendEvent(trx, { dossier_id: id, type: 'client-wrote', at: now, by, data: { note } })
  if (dossier.is_test || dossier.client_waits_since || (await isQueued(trx, id, 'agency-client-wrote')))
    return now
  await queueEmail(trx, deps, {
    kind: 'agency-client-wrote',
    recipient: deps.agency.email,
    dossier_id: id,
    by,
  })
  return now
}
