import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import type { Db } from '~/store/database/database'
import { type DossierRef, type LockedDossier, lockDossier } from '~/store/dossiers/dossiers'
import { findSite, openSite, type Site } from '~/store/sites/sites'
import { acceptedDossier, readSite, type SiteDeps } from './site-at'

/** One change of a site under its dossier's lock, and the site after it. @throws Refusal not-found */
export async function changeSite(
  deps: SiteDeps,
  ref: DossierRef,
  change: (trx: Db, dossier: LockedDossier) => Promise<void>,
) {
  await acceptedDossier(deps, ref)
  await deps.db.transaction().execute(async trx => {
    const dossier = found(await lockDossier(trx, ref))
    await change(trx, dossier)
  })
  return readSite(deps, { dossier: ref })
}

/** The site of a dossier, opened at its first change. @returns whether it was opened now */
export async function openedSite(
  trx: Db,
  { id, company_name }: LockedDossier,
  begun_at: Date,
): Promise<[Site, boolean]> {
  const opened = await openSite(trx, {
    id: randomId(),
    dossier_id: id,
    papers_of: id,
    name: company_name,
    begun_at,
  })
  const site = found(await findSite(trx, { dossier: id }))
  return [site, opened]
}
