import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { NoticeDecision } from '~/domain/site/online/site-notice'
import { formatShortMoment } from '~/domain/text/french'
import { wrongField } from '~/domain/wrong-field'
import { findAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import { decideNotice as keepDecision, lockNotice, type StoredNotice } from '~/store/sites/site-notices'
import { findSite } from '~/store/sites/sites'
import type { ClosingDeps } from '../closing/change-closure'
import { refuseToSuspend, suspendSite } from '../closing/suspend-site'
import { queueEmail } from '../outbox/queue-email'
import { openNotice } from './read-notices'

/**
 * Decides what was reported, once, with a reason that who reported it reads (DSA, article 16.5); may suspend the site with
 * the same reason, which its owner then reads (article 17). A repeat of the same decision changes nothing.
 * @throws Refusal not-found, invalid-fields without a reason, transition-forbidden where it was decided otherwise or the
 * site is not ours to suspend: then nothing is decided
 */
export async function decideNotice(
  deps: ClosingDeps,
  by: AccountActor,
  id: string,
  { decision, reason: typed, suspend }: { decision: NoticeDecision; reason: string; suspend: boolean },
) {
  const reason = typed.replace(/\r\n?/g, '\n').trim()
  if (reason === '') throw wrongField('reason', 'Dites pourquoi\u00a0: qui a signalé lira ces mots.')
  const site = await deps.db.transaction().execute(async trx => {
    const notice = found(await lockNotice(trx, id))
    const same = notice.decision === decision && notice.decision_reason === reason
    if (notice.decision && !same)
      throw new Refusal('transition-forbidden', { detail: await decidedWords(trx, notice) })
    if (same) return notice.site_id
    const noticed = notice.site_id ? await findSite(trx, { site: notice.site_id }) : undefined
    if (suspend && decision === 'upheld') refuseToSuspend(noticed)
    const at = deps.clock()
    const account_id = by.id
    await keepDecision(trx, id, { decision, decision_reason: reason, decided_at: at, account_id })
    await appendEvent(trx, {
      ...{ dossier_id: noticed?.dossier_id ?? null, type: 'notice-decided', at, by },
      data: { notice: notice.number, upheld: decision === 'upheld', reason },
    })
    const { email } = await openNotice(deps, notice)
    if (email) await queueEmail(trx, deps, { kind: 'notice-decided', recipient: email, data: { notice: id } })
    return notice.site_id
  })
  // The decision stands whatever becomes of the site; a repeat suspends it where this was cut short.
  if (suspend && decision === 'upheld' && site) await suspendSite(deps, by, site, reason)
}

/** What was decided, and by whom: whoever decides at the same time goes by it. */
async function decidedWords(trx: Db, { decision, account_id, decided_at }: StoredNotice): Promise<string> {
  const account = account_id ? await findAccount(trx, account_id) : undefined
  const by = account ? ` par ${account.name}` : ''
  const on = decided_at ? ` le ${formatShortMoment(decided_at)}` : ''
  return `Ce signalement est déjà ${decision === 'upheld' ? 'retenu' : 'écarté'}${by}${on}.`
}
