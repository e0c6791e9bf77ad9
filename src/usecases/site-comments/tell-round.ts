import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import { whoWaits } from '~/domain/site/who-waits'
import { appendEvent } from '~/store/events/events'
import { commentsOf } from '~/store/sites/site-comments'
import { insertRound, roundsOf } from '~/store/sites/site-rounds'
import { updateSite } from '~/store/sites/sites'
import { lockedSite } from '../site/change-site-content'
import { mailOwner } from '../site/mail-owner'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'

/**
 * Shows the owner what was made of his comments: the next round, which he is asked to read again. Asked for again, a moment
 * later, it is the round that he was shown.
 * @throws Refusal not-found, transition-forbidden while something is still to be done, or where nobody waits for it
 */
export async function tellRound(deps: SiteDeps, by: AccountActor, at: SiteAt) {
  const { id } = found(await provenSite(deps, at))
  await deps.db.transaction().execute(async trx => {
    const site = await lockedSite(deps, trx, { site: id })
    const comments = await commentsOf(trx, site.id)
    const [last] = await roundsOf(trx, site.id)
    const waiting = whoWaits({ ...site, round_at: last?.at ?? null, comments })
    const now = deps.clock()
    if (last && last.round > 1 && last.at > askedAgainSince(now) && waiting?.what === 'review') return
    if (waiting?.what !== 'next-round')
      throw new Refusal('transition-forbidden', {
        detail: 'Un nouveau tour part quand chaque remarque du client est faite ou refusée.',
      })
    const round = await insertRound(trx, { site_id: site.id, version: site.version, at: now })
    await updateSite(trx, site, { approved: null, reviewed_at: null })
    await appendEvent(trx, {
      ...{ dossier_id: site.dossier_id, type: 'site-round-told', at: now, by },
      data: { round },
    })
    await mailOwner(deps, trx, site, { kind: 'site-round', data: { site: site.id, round } })
  })
}
