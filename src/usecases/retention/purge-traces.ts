import { retentionLimit } from '~/domain/dossier/retention'
import { DAY_MS } from '~/domain/milliseconds'
import { forgetMails } from '~/store/emails/inbound-mails'
import { forgetAskedCallers } from '~/store/retention/asked-callers'
import { deleteOldEmails, forgetCallers, forgetFormerTeam, forgetOrigins } from '~/store/retention/old-traces'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { retentionMonths } from '../ground/retention-months'

/** How long a mail that was put away can still be read again in the database. */
const PUT_AWAY_MS = 30 * DAY_MS

/**
 * What names a person and belongs to no dossier, registration or request is kept as long as they are: callers'
 * numbers, where lines of the journal came from, messages to clients and to the team, who was invited. Callers who asked to
 * be forgotten while a dispute was open, or a call under way, go once it is over.
 */
export async function purgeTraces(deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>) {
  const { db, clock } = deps
  const before = retentionLimit(clock(), await retentionMonths(deps))
  const asked = await forgetAskedCallers(db)
  await forgetCallers(db, before)
  await forgetOrigins(db, before)
  await forgetFormerTeam(db, before)
  const message_ids = [...asked.message_ids, ...(await deleteOldEmails(db, before))]
  const file_keys = await forgetMails(db, new Date(clock().getTime() - PUT_AWAY_MS), before)
  if (message_ids.length + file_keys.length > 0) await removeLeftovers(deps, { file_keys, message_ids })
}
