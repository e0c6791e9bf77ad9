import { isCodeFresh } from '~/domain/dossier/address-proof'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events/events'
import { refuseWhileMoving } from '../address/refuse-while-moving'
import { queueToAgency } from '../outbox/queue-email'
import { mailOwner } from '../site/mail-owner'
import type { SiteActor } from '../site/site-at'
import { acceptedDossier, type SiteAt } from '../site/site-at'
import { type ClosingDeps, changeClosure } from './change-closure'

/**
 * Ends a site at its owner's word, or the team's: its hosts answer 410 from now on, and thirty days later nothing of it is
 * left. Until then its ZIP can be taken and the team can bring it back. Ending it twice is no error.
 * The dossier's key alone ends nothing: it takes a code typed within ten minutes, also where no e-mail leaves.
 * @throws Refusal not-found, fresh-code-needed, address-changing, transition-forbidden before it was online
 */
export async function endSite(deps: ClosingDeps, by: SiteActor, at: SiteAt) {
  if ('dossier' in at && typeof at.dossier !== 'string') {
    const dossier = await acceptedDossier(deps, at.dossier)
    refuseWhileMoving(dossier)
    if (!isCodeFresh(dossier.code_confirmed_at, deps.clock())) throw new Refusal('fresh-code-needed')
  }
  await changeClosure(deps, at, async (trx, site) => {
    if (!site.online_at)
      throw new Refusal('transition-forbidden', { detail: 'Ce site n’a pas encore été mis en ligne.' })
    if (site.ended_at) return null
    const { id, dossier_id } = site
    const now = deps.clock()
    await appendEvent(trx, { dossier_id, type: 'site-ended', at: now, by, data: { site: id } })
    await mailOwner(deps, trx, site, { kind: 'site-closure', data: { site: id, what: 'ended' } })
    if (by.kind === 'client')
      await queueToAgency(trx, deps, { kind: 'agency-client-site', data: { site: id, news: 'ended' } })
    return { ended_at: now }
  })
}

/** The team brings an ended site back before it is gone, as it was: suspended, where it was. @throws Refusal not-found once it is gone */
export async function takeBackEnding(deps: ClosingDeps, by: AccountActor, site: string) {
  await changeClosure(deps, { site }, async (trx, { id, dossier_id, ended_at, gone_at, ...owner }) => {
    if (gone_at) throw new Refusal('not-found')
    if (!ended_at) return null
    const at = deps.clock()
    await appendEvent(trx, { dossier_id, type: 'site-ending-undone', at, by, data: { site: id } })
    await mailOwner(
      deps,
      trx,
      { dossier_id, ...owner },
      { kind: 'site-closure', data: { site: id, what: 'back' } },
    )
    return { ended_at: null }
  })
}
