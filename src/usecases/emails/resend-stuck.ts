import { CLOCK } from '~/domain/journal/actor'
import { type StuckItem, stuckItems } from '~/store/emails/stuck-items'
import type { DbAndClock } from '../ground/deps'
import { resendEmail } from '../outbox/resend-email'
import { resendTransmission } from '../transmission/settle-transmission'

/**
 * Lets everything leave at once that waits for its next try or was given up, each as if somebody had pressed « Renvoyer ».
 * @returns what was put in the queue again
 */
export async function resendStuck(deps: DbAndClock): Promise<StuckItem[]> {
  const items = await stuckItems(deps.db)
  for (const { about, id } of items) await resend[about](deps, CLOCK, id)
  return items
}

const resend = { email: resendEmail, transmission: resendTransmission }
