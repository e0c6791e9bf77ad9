import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isOursToSuspend } from '~/domain/site/online/site-closure'
import { wrongField } from '~/domain/wrong-field'
import { appendEvent } from '~/store/events/events'
import type { Site } from '~/store/sites/sites'
import { mailOwner } from '../site/mail-owner'
import { type ClosingDeps, changeClosure } from './change-closure'

/**
 * The team suspends a site: its hosts answer 451, and its owner is told why and how to contest it (DSA, article 17). The same
 * reason given again changes nothing; another one takes its place, and is told.
 * @throws Refusal not-found, invalid-fields without a reason, transition-forbidden where we show nothing of it, or it is ended
 */
export async function suspendSite(deps: ClosingDeps, by: AccountActor, site: string, typed: string) {
  const reason = typed.replace(/\r\n?/g, '\n').trim()
  if (reason === '') throw wrongField('reason', 'Dites pourquoi\u00a0: l’entreprise lira ce motif.')
  await changeClosure(deps, { site }, async (trx, found) => {
    const { id, dossier_id } = found
    refuseToSuspend(found)
    if (found.suspended_at && found.suspension_reason === reason) return null
    const at = deps.clock()
    await appendEvent(trx, { dossier_id, type: 'site-suspended', at, by, data: { site: id, reason } })
    await mailOwner(deps, trx, found, { kind: 'site-closure', data: { site: id, what: 'suspended', reason } })
    return { suspended_at: found.suspended_at ?? at, suspension_reason: reason }
  })
}

/** @throws Refusal transition-forbidden where we show nothing of the site, or it is ended */
export function refuseToSuspend(site: Pick<Site, 'published_revision' | 'ended_at'> | undefined) {
  if (!site || !isOursToSuspend(site))
    throw new Refusal('transition-forbidden', {
      detail: 'Seul un site en ligne chez nous peut être suspendu.',
    })
}

/**
 * Shows a suspended site again, and tells its owner, unless it was ended since; one that is not suspended stays as it is.
 * @throws Refusal not-found
 */
export async function resumeSite(deps: ClosingDeps, by: AccountActor, site: string) {
  await changeClosure(deps, { site }, async (trx, found) => {
    if (!found.suspended_at) return null
    const { id, dossier_id } = found
    await appendEvent(trx, {
      ...{ dossier_id, type: 'site-resumed', at: deps.clock(), by },
      data: { site: id },
    })
    if (!found.ended_at)
      await mailOwner(deps, trx, found, { kind: 'site-closure', data: { site: id, what: 'resumed' } })
    return { suspended_at: null, suspension_reason: null }
  })
}
