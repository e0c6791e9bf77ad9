import { randomId } from '~/domain/access/random-id'
import { sha256Of } from '~/domain/sha256-of'
import type { Db } from '~/store/database/database'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import { insertDeliveryPaper } from '~/store/papers/delivery-papers'
import { findSiteRevision } from '~/store/sites/site-revisions'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { sha256OfStream } from '../ground/sha256-of-stream'
import { handoverSheet } from './handover-sheet'
import { revisionZip } from './revision-zip'

export type DeliveryDeps = Pick<Deps, 'pdfRenderer' | 'sealer' | 'encryptedFiles' | 'sitesFolder' | 'agency'>

interface Delivery {
  dossier: LockedDossier
  site: Site & { site_url: string; online_at: Date }
  accepted_at: Date
}

/**
 * Seals the paper of an accepted delivery: the address, the revision that is shown and the SHA-256 of its ZIP, which whoever
 * downloads that ZIP can compute again. It is on disk, durable, before its row is written; one a site, for ever.
 * @param written is told the key of the file, to be removed where the transaction fails
 */
export async function sealDelivery(
  trx: Db,
  deps: DeliveryDeps,
  { dossier, site, accepted_at }: Delivery,
  written: (key: string) => void,
) {
  const { id: dossier_id, company_name, siret, invoice_number, is_test } = dossier
  const shown =
    site.published_revision === null
      ? undefined
      : await findSiteRevision(trx, site.id, site.published_revision)
  const archive_sha256 = shown ? await sha256OfStream(await revisionZip(deps, site.id, shown)) : null
  const revision = shown?.revision ?? null
  const sheet = handoverSheet({
    ...{ seller: deps.agency, company_name, siret, invoice_number, is_test, accepted_at },
    ...{ site_url: site.site_url, online_at: site.online_at, revision, archive_sha256 },
  })
  const { pdf, level } = await deps.sealer.seal(await deps.pdfRenderer.facts(sheet))
  const pdf_key = randomId()
  await deps.encryptedFiles.write(null, pdf_key, inChunks(pdf))
  written(pdf_key)
  const pdf_sha256 = sha256Of(pdf)
  await insertDeliveryPaper(trx, {
    ...{ site_id: site.id, dossier_id, invoice_number: String(invoice_number), url: site.site_url },
    ...{ revision, archive_sha256, accepted_at, pdf_key, pdf_size: pdf.length, pdf_sha256, seal: level },
  })
  return { pdf_sha256, seal: level }
}
