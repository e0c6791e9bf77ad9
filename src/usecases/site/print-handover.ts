import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers/dossiers'
import { findDeliveryPaper } from '~/store/papers/delivery-papers'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { handoverSheet } from './handover-sheet'
import { type SiteAt, type SiteDeps, siteRef } from './site-at'

type PrintHandoverDeps = SiteDeps & Pick<Deps, 'pdfRenderer' | 'agency'>

/**
 * The procès-verbal de livraison: as it was sealed when the delivery was accepted, also once the dossier is gone; before, what
 * would be accepted. @throws Refusal not-found, paper-altered
 */
export async function printHandover(deps: PrintHandoverDeps, at: SiteAt): Promise<Uint8Array> {
  const site = await findSite(deps.db, await siteRef(deps, at))
  const sealed = site && (await findDeliveryPaper(deps.db, site.id))
  if (sealed) return readStoredPaper(deps, sealed)
  const dossier = site?.dossier_id ? await findDossier(deps.db, site.dossier_id) : undefined
  if (!dossier || !site?.online_at || !site.site_url) throw new Refusal('not-found')
  const { company_name, siret, invoice_number, is_test } = dossier
  const { site_url, online_at, accepted_at } = site
  return deps.pdfRenderer.facts({
    ...handoverSheet({
      ...{
        seller: deps.agency,
        company_name,
        siret,
        invoice_number,
        is_test,
        site_url,
        online_at,
        accepted_at,
      },
      ...{ revision: site.published_revision, archive_sha256: null },
    }),
    // Deliveries of before were accepted without a seal.
    seal: null,
  })
}
