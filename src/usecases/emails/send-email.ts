import { Refusal } from '~/domain/refusal'
import { findEmail, markEmailSent, noteEmailFailure } from '~/store/emails'
import { appendEvent } from '~/store/events'
import type { Deps } from '../deps'
import { composeEmail } from './compose-email'

/**
 * Sends one message of the outbox; the queue calls again after a failure. Sent at least once: the
 * stable Message-ID lets a receiver recognise a second copy.
 * @param lastTry when it fails once more it is a dead letter, which the journal shows and can resend
 */
export async function sendEmail(deps: Deps, id: string, lastTry: boolean) {
  const email = await findEmail(deps.db, id)
  if (email?.state !== 'queued') return
  try {
    await deps.mailer.send(await composeEmail(deps, email))
  } catch (error) {
    // What it was about is gone: no later try can write it.
    const hopeless = error instanceof Refusal
    await noteEmailFailure(deps.db, id, String(error), hopeless || lastTry)
    if (hopeless) return
    throw error
  }
  const at = deps.clock()
  await deps.db.transaction().execute(async trx => {
    await markEmailSent(trx, id, at)
    if (!email.dossier_id) return
    const { dossier_id, kind, message_id } = email
    await appendEvent(trx, {
      dossier_id,
      type: 'email-sent',
      at,
      actor: 'system',
      data: { kind, message_id },
    })
  })
}
