import { findEmail, markEmailSent, noteEmailFailure } from '~/store/emails'
import type { Deps } from '../deps'
import { composeEmail } from './compose-email'

/**
 * Sends one message of the outbox; the queue calls again after a failure. Sent at least once: the
 * stable Message-ID lets a receiver recognise a second copy.
 */
export async function sendEmail(deps: Deps, id: string) {
  const email = await findEmail(deps.db, id)
  if (!email || email.state === 'sent') return
  try {
    await deps.mailer.send(await composeEmail(deps, email))
  } catch (error) {
    await noteEmailFailure(deps.db, id, String(error))
    throw error
  }
  await markEmailSent(deps.db, id, deps.clock())
}
