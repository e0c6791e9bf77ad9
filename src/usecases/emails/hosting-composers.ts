import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { goneFrom } from '~/domain/site/online/site-closure'
import { AgencyClientSite } from '~/emails/agency-client-site'
import { NoticeDecided } from '~/emails/notice-decided'
import { NoticeReceived } from '~/emails/notice-received'
import { SiteClosure } from '~/emails/site-closure'
import { findNotice } from '~/store/sites/site-notices'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import type { Composers } from './composer'

/** What a host says: to the owner of a site that shows no more, to who reported something of one, to the team. */
export const hostingComposers: Composers<
  'site-closure' | 'agency-client-site' | 'notice-received' | 'notice-decided'
> = {
  'site-closure': async (deps, { data }) => {
    const { site, firm } = await hosted(deps, data.site)
    return {
      subject: CLOSURE_SUBJECTS[data.what],
      replyTo: deps.agency.email,
      body: SiteClosure({
        ...{ firm, what: data.what, reason: data.reason ?? null },
        goneFrom: site.ended_at && goneFrom(site.ended_at),
        link: `${deps.publicUrl}/mon-site/${data.site}`,
      }),
    }
  },
  'agency-client-site': async (deps, { data }) => {
    const { firm } = await hosted(deps, data.site)
    return {
      subject: `${data.news === 'ended' ? 'Fin du site' : 'Signalement sur le site'} de ${firm}`,
      body: AgencyClientSite({
        ...{ firm, news: data.news },
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

const CLOSURE_SUBJECTS = {
  ended: 'Votre site est retiré',
  back: 'Votre site est de nouveau en ligne',
  suspended: 'Votre site est suspendu',
  resumed: 'La suspension de votre site est levée',
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
