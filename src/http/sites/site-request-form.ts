import { REQUEST_TRAP, requestOf } from '~/domain/site/online/site-request'
import type { Deps } from '~/usecases/ground/deps'
import { keepSiteRequest } from '~/usecases/site-requests/keep-site-request'
import type { SiteForm } from './site-form'

/** POST /_demande of a client's site: it stands on the page of its own, else on the first one. */
export const siteRequestForm = (deps: Deps): SiteForm => ({
  action: '/_demande',
  pages: ['demande/index.html', 'index.html'],
  thanks: '/merci',
  says: {
    refused: 'Votre demande n’est pas encore partie.',
    notSent: 'Votre demande n’est pas partie',
    tooMany: 'Trop de demandes sont parties d’ici. Téléphonez plutôt.',
  },
  async keep(site, by, form) {
    const request = requestOf(form)
    const errors = await keepSiteRequest(deps, by, site, request, !!form.get(REQUEST_TRAP))
    return { typed: { ...request }, errors }
  },
})
