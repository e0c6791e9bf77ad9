import { VISITOR_CALL_KEPT_MS } from '~/domain/dossier/visitor-call'
import { DAY_MS } from '~/domain/milliseconds'
import { forgetEndedBudgets } from '~/store/access/budgets'
import { forgetOldAttempts } from '~/store/access/login-attempts'
import { deleteOldSignIns } from '~/store/access/sign-in-links'
import { forgetSpentProofs } from '~/store/access/spent-proofs'
import { forgetEndedPreviews } from '~/store/contents/content-previews'
import { forgetOldProofs } from '~/store/dossiers/address-proof'
import { forgetVisitorCalls } from '~/store/emails/visitor-calls'
import { forgetOldDeaths } from '~/store/jobs/job-deaths'
import { forgetWorkDone } from '~/store/pieces/piece-turns'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { OWNER_SPACE } from '../owner-space/owner-space'

/**
 * Who called how often is kept while it counts against abuse, a day at most, whence a holder was let in 90 days; a visitor's wish
 * for a call for 30 days (content/legal/confidentialite.md).
 */
export async function purgeCounters(deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>) {
  const { db, clock } = deps
  await forgetEndedBudgets(db, clock())
  await forgetOldAttempts(db, clock())
  await forgetSpentProofs(db, clock())
  await forgetOldProofs(db, clock())
  await forgetEndedPreviews(db, clock())
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  const owners = ago(OWNER_SPACE.sessionMs)
  await deleteOldSignIns(db, { links: ago(DAY_MS), accounts: ago(DAY_MS), owners })
  const message_ids = await forgetVisitorCalls(db, ago(VISITOR_CALL_KEPT_MS))
  if (message_ids.length > 0) await removeLeftovers(deps, { file_keys: [], message_ids })
  await forgetWorkDone(db, clock())
  await forgetOldDeaths(db, ago(30 * DAY_MS))
}
