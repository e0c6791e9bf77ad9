import type { Email } from '~/domain/email/email'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { goneFrom } from '~/domain/site/online/site-closure'
import { AgencyClientSite } from '~/emails/agency/agency-client-site'
import { NoticeDecided } from '~/emails/dossier/notice-decided'
import { NoticeReceived } from '~/emails/dossier/notice-received'
import { type ClosureNews, closureTitle, SiteClosure } from '~/emails/sites/site-closure'
import { findNotice } from '~/store/sites/site-notices'
import { findSite, type Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import type { Composers } from './composers'

/** What a host says: to the owner of a site that shows no more, to who reported something of one, to the team. */
export const hostingComposers: Composers<
  'site-closure' | 'agency-client-site' | 'notice-received' | 'notice-decided'
> = {
  'site-closure': async (deps, { data }) => {
    const { site, firm } = await hosted(deps, data.site)
    const what = closureNews(site, data.what)
    return {
      subject: closureTitle(what),
      // Else its answers stand among what the owner says of his site.
      ...(!deps.inbox && { replyTo: deps.agency.email }),
      body: SiteClosure({
        ...{ firm, what, reason: data.reason ?? null },
        goneFrom: site.ended_at && goneFrom(site.ended_at),
        link: `${deps.publicUrl}/mon-site/${data.site}`,
      }),
    }
  },
  'agency-client-site': async (deps, { data }) => {
    const { site, firm } = await hosted(deps, data.site)
    return {
      subject: `${data.news === 'ended' ? 'Fin du site' : 'Signalement sur le site'} de ${firm}`,
      body: AgencyClientSite({
        ...{ firm, news: data.news, isOurs: site.published_revision !== null },
        link: `${deps.publicUrl}/admin-dashboard/sites/${data.site}`,
      }),
    }
  },
  'notice-received': async (deps, { data }) => {
    const { number } = await noticeOf(deps, data.notice)
    return {
      subject: `Votre signalement n°\u00a0${number} est reçu`,
      replyTo: deps.agency.email,
      body: NoticeReceived({ number }),
    }
  },
  'notice-decided': async (deps, { data }) => {
    const { number, decision, decision_reason } = await noticeOf(deps, data.notice)
    if (!decision) throw new Refusal('not-found')
    return {
      subject: `Votre signalement n°\u00a0${number} est décidé`,
      replyTo: deps.agency.email,
      body: NoticeDecided({ number, decision, reason: decision_reason ?? '' }),
    }
  },
}

/** What is told of a site that we show, or of what we keep of one that stands elsewhere. */
function closureNews(
  { published_revision, suspended_at }: Site,
  what: Email<'site-closure'>['data']['what'],
): ClosureNews {
  const elsewhere = published_revision === null
  if (what === 'ended') return elsewhere ? 'ended-elsewhere' : what
  if (what !== 'back') return what
  return elsewhere ? 'back-elsewhere' : suspended_at ? 'back-suspended' : what
}

/** @throws Refusal not-found where the site is gone */
async function hosted(deps: Deps, id: string) {
  const site = found(await findSite(deps.db, { site: id }))
  return { site, firm: site.name ?? 'votre entreprise' }
}

/** @throws Refusal not-found once it was forgotten */
async function noticeOf({ db }: Deps, id: string) {
  return found(await findNotice(db, id))
}
