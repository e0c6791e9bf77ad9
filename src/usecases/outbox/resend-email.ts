import { found } from '~/domain/found'
import type { Actor } from '~/domain/journal/actor'
import { lockEmail, requeueEmail } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'

/**
 * Puts a message in the outbox again, to leave at once: a dead letter, one that waits for its next
 * try, or one that its receiver never saw. Its Message-ID stays.
 * @throws Refusal not-found
 */
export async function resendEmail({ db, clock }: DbAndClock, by: Actor, id: string) {
  return db.transaction().execute(async trx => {
    const email = found(await lockEmail(trx, id))
    await requeueEmail(trx, id)
    await appendEvent(trx, {
      dossier_id: email.dossier_id,
      type: 'email-resent',
      at: clock(),
      by,
      data: { kind: email.kind },
    })
    return { state: 'queued' as const }
  })
}
