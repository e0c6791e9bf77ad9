import { CLIENT_MESSAGES_A_DAY } from '~/domain/dossier/messages'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { threadOf } from '~/store/dossiers/message-thread'
import { countClientWords, noteClientWaits } from '~/store/dossiers/messages'
import { isQueued } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { queueEmail } from '../outbox/queue-email'

const DAY = 24 * 60 * 60_000

/**
 * A client's word to the team, which then waits in its queue; the team is told by e-mail once, however many follow.
 * The same word again is no second line. @throws Refusal not-found, too-many-messages
 */
export async function writeToTeam(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  by: ClientActor,
  key: HolderKey,
  note: string,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const last = (await threadOf(trx, id)).at(-1)
    if (last?.from === 'client' && last.text === note) return
    if ((await countClientWords(trx, id, new Date(now.getTime() - DAY))) >= CLIENT_MESSAGES_A_DAY)
      throw new Refusal('too-many-messages')
    await noteClientWaits(trx, dossier, now)
    await appendEvent(trx, { dossier_id: id, type: 'client-wrote', at: now, by, data: { note } })
    if (dossier.is_test || dossier.client_waits_since || (await isQueued(trx, id, 'agency-client-wrote')))
      return
    await queueEmail(trx, deps, {
      kind: 'agency-client-wrote',
      recipient: deps.agency.email,
      dossier_id: id,
      by,
    })
  })
}
