import { isOneOf } from '~/domain/closed-list'
import { isKept } from '~/domain/email/email'
import { EMAIL_KINDS } from '~/domain/email/email-labels'
import { CLOCK } from '~/domain/journal/actor'
import { HOUR_MS } from '~/domain/milliseconds'
import { NeighbourPaused, NeighbourRefuses } from '~/domain/neighbour'
import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers/dossiers'
import { wasQuicker } from '~/store/dossiers/seen-dossier'
import { markEmailSent, noteEmailFailure, noteEmailSent } from '~/store/emails/email-sending'
import { dropEmail, findEmail, postponeEmail, type StoredEmail } from '~/store/emails/emails'
import { holdEmail } from '~/store/emails/held-emails'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { mayLeave } from '../outbox/may-leave'
import { readdressEmail } from '../outbox/readdress-email'
import { reminderFate } from '../reminders/reminder-fate'
import { composeEmail } from './compose-email'

const NEWER =
  'Cette version du site ne sait pas écrire ce message\u00a0: la version plus récente, qui l’a préparé, l’enverra.'

/**
 * Sends one message of the outbox; the queue calls again after a failure. Sent at least once: the
 * stable Message-ID lets a receiver recognise a second copy.
 * @param lastTry when it fails once more it is a dead letter, which the journal shows and can resend
 */
export async function sendEmail(deps: Deps, id: string, lastTry: boolean) {
  const waiting = await findEmail(deps.db, id)
  if (waiting?.state !== 'queued') return
  if (!isOneOf(EMAIL_KINDS, waiting.kind)) {
    // After going back: it waits for the version that knows how it is written, and the operator is told as of any that waits.
    await noteEmailFailure(deps.db, id, NEWER, false)
    return postponeEmail(deps.db, id, new Date(deps.clock().getTime() + HOUR_MS))
  }
  const email = await readdressEmail(deps, waiting)
  if (email.kind === 'reminder') {
    const fate = await reminderFate(deps, email)
    if (fate === 'dropped') return dropEmail(deps.db, id)
    if (fate !== 'leaves') return postponeEmail(deps.db, id, fate)
  }
  const message = { ...email, dossier: await dossierOf(deps, email) }
  if (!(await mayLeave(deps, message)))
    return isKept(email.kind) ? holdEmail(deps.db, id) : dropEmail(deps.db, id)
  try {
    await deps.mailer.send(await composeEmail(deps, message))
  } catch (error) {
    if (error instanceof NeighbourPaused) throw error
    // What it was about is gone, or the recipient's server said no: no later try helps.
    const hopeless = error instanceof Refusal || error instanceof NeighbourRefuses
    if (isKept(email.kind) || !(hopeless || lastTry))
      await noteEmailFailure(deps.db, id, String(error), hopeless || lastTry)
    else await dropEmail(deps.db, id)
    if (hopeless) return
    throw error
  }
  if (!isKept(email.kind)) return dropEmail(deps.db, id)
  const stood = await noteSent(deps, email)
  // Its dossier was erased while it left: the copy was written after those of the others were taken away.
  if (!stood) await removeLeftovers(deps, { file_keys: [], message_ids: [email.message_id] })
}

const dossierOf = async ({ db }: Pick<Deps, 'db'>, { dossier_id }: StoredEmail) =>
  dossier_id === null ? undefined : findDossier(db, dossier_id)

/**
 * With its line in the journal of the dossier: in one statement, or under the chain's lock where others add to it.
 * @returns false where the message is gone
 */
async function noteSent({ db, clock }: DbAndClock, email: StoredEmail): Promise<boolean> {
  const { id, dossier_id, kind, message_id } = email
  const at = clock()
  if (!dossier_id) return markEmailSent(db, id, at)
  const event = { dossier_id, type: 'email-sent' as const, at, by: CLOCK, data: { kind, message_id } }
  try {
    return await noteEmailSent(db, id, event)
  } catch (error) {
    if (!wasQuicker(error)) throw error
    return db.transaction().execute(async trx => {
      const stood = await markEmailSent(trx, id, at)
      await appendEvent(trx, event)
      return stood
    })
  }
}
