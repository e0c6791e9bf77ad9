import { Refusal } from '~/domain/refusal'
import type { SiteRequest } from '~/domain/site/online/site-request'
import {
  closeSiteRequest,
  findSiteRequest,
  type StoredSiteRequest,
  siteRequestsOf,
} from '~/store/sites/site-requests'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { provenOwner } from '../site/proven-owner'
import type { SiteAt, SiteOfDeps } from '../site/site-of'

/** What visitors asked of a firm, the newest first, what is kept apart as well. @throws Refusal not-found, address-unproven */
export async function readSiteRequests(deps: SiteOfDeps, at: SiteAt) {
  const id = await siteIdOf(deps, at)
  const requests = id === null ? [] : await siteRequestsOf(deps.db, id)
  return {
    requests: await Promise.all(
      requests.map(async request => ({
        number: request.number,
        ...(await openRequest(deps, request)),
        suspicion: request.suspicion,
        received_at: request.received_at.toISOString(),
        closed_at: request.closed_at?.toISOString() ?? null,
      })),
    ),
  }
}

/** Lays a request aside as done with; a second time changes nothing. @throws Refusal not-found */
export async function closeRequest(deps: SiteOfDeps, at: SiteAt, number: number) {
  const id = await siteIdOf(deps, at)
  if (id === null || !(await findSiteRequest(deps.db, id, number))) throw new Refusal('not-found')
  await closeSiteRequest(deps.db, id, number, deps.clock())
  return readSiteRequests(deps, at)
}

export async function openRequest(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { sealed }: Pick<StoredSiteRequest, 'sealed'>,
): Promise<SiteRequest> {
  const { name, telephone, email, text } = JSON.parse(await encryptedFiles.openText(sealed))
  return { name, telephone, email, text }
}

async function siteIdOf(deps: SiteOfDeps, at: SiteAt): Promise<string | null> {
  const ref = 'site' in at ? at : { dossier: (await provenOwner(deps, at.dossier)).id }
  const site = await findSite(deps.db, ref)
  if (!site && 'site' in at) throw new Refusal('not-found')
  return site?.id ?? null
}
