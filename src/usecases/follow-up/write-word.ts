import { isSentBack } from '~/domain/dossier/dossier'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type HolderKey, noteInDossier, requestOf } from '~/store/dossiers/dossiers'
import { lastClientWord } from '~/store/dossiers/last-client-word'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'

/**
 * A sentence of the client's to the team, with the pieces that an « Incomplet » asks for; the same one again is no
 * second line. @throws Refusal not-found, transition-forbidden where nothing is asked for
 */
export async function writeWord({ db, clock }: DbAndClock, by: ClientActor, key: HolderKey, note: string) {
  await db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const request = requestOf(dossier)
    // Said before: it may be handed in by now, by the call that follows this one, whose answer was lost.
    if (request && (await lastClientWord(trx, id, request.at)) === note) return
    if (!isSentBack(dossier.status) || !request) throw new Refusal('transition-forbidden')
    await noteInDossier(trx, dossier, { last_activity_at: clock() })
    await appendEvent(trx, { dossier_id: id, type: 'client-wrote', at: clock(), by, data: { note } })
  })
}
