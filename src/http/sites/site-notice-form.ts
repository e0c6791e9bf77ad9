import { noticeOf } from '~/domain/site/online/site-notice'
import { REQUEST_TRAP } from '~/domain/site/online/site-request'
import { SITE_PATHS } from '~/domain/site/site-paths'
import type { Deps } from '~/usecases/ground/deps'
import { keepNotice } from '~/usecases/site-notices/keep-notice'
import type { SiteForm } from './site-form'

/** POST /_signaler of a client's site: to its host. */
export const siteNoticeForm = (deps: Deps): SiteForm => ({
  action: SITE_PATHS.notice,
  pages: ['_signaler/index.html'],
  thanks: SITE_PATHS.noticed,
  says: {
    refused: 'Votre signalement n’est pas encore parti.',
    notSent: 'Votre signalement n’est pas parti',
    tooMany: 'Trop de signalements sont partis d’ici. Réessayez dans une heure.',
  },
  async keep(site, by, form) {
    const notice = noticeOf(form)
    const errors = await keepNotice(deps, by, site, notice, !!form.get(REQUEST_TRAP))
    return { typed: { ...notice }, errors }
  },
})
