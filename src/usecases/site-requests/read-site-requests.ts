import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import type { SiteRequest } from '~/domain/site/online/site-request'
import { answersOfSite, type SiteAnswer } from '~/store/sites/site-answers'
import { postalCodesOf } from '~/store/sites/site-counts'
import {
  closeSiteRequest,
  findSiteRequest,
  type StoredSiteRequest,
  siteRequestsOf,
} from '~/store/sites/site-requests'
import type { Deps } from '../ground/deps'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'

/** What visitors asked of a firm, the newest first, what is kept apart as well. @throws Refusal not-found, address-unproven */
export async function readSiteRequests(deps: SiteDeps, at: SiteAt) {
  const id = (await provenSite(deps, at))?.id
  const requests = id === undefined ? [] : await siteRequestsOf(deps.db, id)
  const answers = id === undefined ? [] : await answersOfSite(deps.db, id)
  return {
    requests: await Promise.all(
      requests.map(async request => ({
        number: request.number,
        ...(await openRequest(deps, request)),
        suspicion: request.suspicion,
        received_at: request.received_at,
        closed_at: request.closed_at,
        answers: await Promise.all(
          answers.filter(({ number }) => number === request.number).map(answer => openAnswer(deps, answer)),
        ),
      })),
    ),
  }
}

/** The same with where the firm is, for a table. @throws Refusal not-found, address-unproven */
export async function exportSiteRequests(deps: SiteDeps, at: SiteAt) {
  const site = found(await provenSite(deps, at))
  const postalCode = (await postalCodesOf(deps.db, [site.id])).get(site.id) ?? null
  return { ...(await readSiteRequests(deps, at)), postalCode }
}

/** Lays a request aside as done with; a second time changes nothing. @throws Refusal not-found */
export async function closeRequest(deps: SiteDeps, at: SiteAt, number: number) {
  const id = (await provenSite(deps, at))?.id
  if (id === undefined || !(await findSiteRequest(deps.db, id, number))) throw new Refusal('not-found')
  await closeSiteRequest(deps.db, id, number, deps.clock())
  return readSiteRequests(deps, at)
}

/** An answer as it was written. */
async function openAnswer({ encryptedFiles }: Pick<Deps, 'encryptedFiles'>, answer: SiteAnswer) {
  return {
    text: await encryptedFiles.openText(answer.sealed),
    at: answer.answered_at,
    by: answer.account_id === null ? ('owner' as const) : ('team' as const),
  }
}

/** What a request says, and of whom. */
export async function openRequest(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { sealed }: Pick<StoredSiteRequest, 'sealed'>,
): Promise<SiteRequest> {
  const { name, telephone, email, text } = JSON.parse(await encryptedFiles.openText(sealed))
  return { name, telephone, email, text }
}
