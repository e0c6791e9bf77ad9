import type { sitePublishingCalls } from '~/contract/site-publishing'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/ground/deps'
import { publishSite } from '~/usecases/publishing/publish-site'
import { readRevisions } from '~/usecases/publishing/read-revisions'
import type { Handlers } from '../register'

/** Putting a site online, and back to what it was. */
export function sitePublishingHandlers(deps: Deps): Pick<Handlers, keyof typeof sitePublishingCalls> {
  return {
    publishSite: ({ params, by }) => publishSite(deps, by, { dossier: { key: params.id } }),
    siteRevisions: ({ params }) => readRevisions(deps, { dossier: { key: params.id } }),
    restoreSite: ({ params, by }) =>
      publishSite(deps, by, { dossier: { key: params.id } }, { revision: rankOf(params.n) }),
    adminPublishSite: ({ params, by }) => publishSite(deps, by, { dossier: params.id }),
    adminSiteRevisions: ({ params }) => readRevisions(deps, { dossier: params.id }),
    adminRestoreSite: ({ params, by }) =>
      publishSite(deps, by, { dossier: params.id }, { revision: rankOf(params.n) }),
    adminPublishOwnSite: ({ params, by }) => publishSite(deps, by, { site: params.site }),
    adminRevisionsOfSite: ({ params }) => readRevisions(deps, { site: params.site }),
    adminRestoreOwnSite: ({ params, by }) =>
      publishSite(deps, by, { site: params.site }, { revision: rankOf(params.n) }),
  }
}

/** The number in an address. @throws Refusal not-found for what is none */
export function rankOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('not-found')
  return Number(text)
}
