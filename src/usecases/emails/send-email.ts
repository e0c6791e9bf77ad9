import { isKept } from '~/domain/email/email'
import { CLOCK } from '~/domain/journal/actor'
import { NeighbourPaused, NeighbourRefuses } from '~/domain/neighbour'
import { Refusal } from '~/domain/refusal'
import { dropEmail, findEmail, postponeEmail } from '~/store/emails'
import { markEmailSent, noteEmailFailure } from '~/store/emails/email-sending'
import { holdEmail } from '~/store/emails/held-emails'
import { appendEvent } from '~/store/events'
import type { Deps } from '../deps'
import { reminderFate } from '../reminders/reminder-fate'
import { composeEmail } from './compose-email'
import { mayLeave } from './may-leave'

/**
 * Sends one message of the outbox; the queue calls again after a failure. Sent at least once: the
 * stable Message-ID lets a receiver recognise a second copy.
 * @param lastTry when it fails once more it is a dead letter, which the journal shows and can resend
 */
export async function sendEmail(deps: Deps, id: string, lastTry: boolean) {
  const email = await findEmail(deps.db, id)
  if (email?.state !== 'queued') return
  if (email.kind === 'reminder') {
    const fate = await reminderFate(deps, email)
    if (fate === 'dropped') return dropEmail(deps.db, id)
    if (fate !== 'leaves') return postponeEmail(deps.db, id, fate)
  }
  if (!(await mayLeave(deps, email)))
    return isKept(email.kind) ? holdEmail(deps.db, id) : dropEmail(deps.db, id)
  try {
    await deps.mailer.send(await composeEmail(deps, email))
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
  const at = deps.clock()
  await deps.db.transaction().execute(async trx => {
    await markEmailSent(trx, id, at)
    if (!email.dossier_id) return
    const { dossier_id, kind, message_id } = email
    await appendEvent(trx, {
      dossier_id,
      type: 'email-sent',
      at,
      by: CLOCK,
      data: { kind, message_id },
    })
  })
}
