import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { findDossier, lockDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { dossierOfReminderStop, insertReminderStop } from '~/store/dossiers/reminders'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'

/**
 * A link for one reminder that leads to « Ne plus me le rappeler » and to nothing else: it opens no dossier.
 * Made when the message leaves, kept as a digest.
 */
export async function makeStopLink(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  dossier_id: string,
): Promise<string> {
  const token = newToken()
  await insertReminderStop(db, { token_hash: tokenHash(token), dossier_id })
  return `${publicUrl}/dossier/rappels/${token}`
}

/** Whether the reminders that a link stops are stopped; reading stops nothing. @throws Refusal not-found */
export async function readReminders({ db }: Pick<Deps, 'db'>, token: string) {
  const id = await dossierOfReminderStop(db, tokenHash(token))
  const dossier = found(id && (await findDossier(db, id)))
  return { stopped: dossier.reminders_off_at !== null }
}

/** « Ne plus me le rappeler »: for this dossier, for good. A repeat does nothing more. @throws Refusal not-found */
export async function stopReminders({ db, clock }: DbAndClock, by: ClientActor, token: string) {
  const now = clock()
  return db.transaction().execute(async trx => {
    const named = await dossierOfReminderStop(trx, tokenHash(token))
    const dossier = found(named && (await lockDossier(trx, named)))
    if (dossier.reminders_off_at) return { stopped: true }
    const { id } = dossier
    await noteInDossier(trx, dossier, { reminders_off_at: now })
    await appendEvent(trx, { dossier_id: id, type: 'reminders-stopped', at: now, by })
    return { stopped: true }
  })
}
