import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findInvoice } from '~/store/papers/invoices'
import { makeDossierZip } from '../filed/make-dossier-zip'
import type { Deps } from '../ground/deps'
import type { ZipAsRead } from '../ground/zip-as-read'
import { gatherEvidence } from '../invoice/gather-evidence'

export type ZipDossierDeps = Pick<
  Deps,
  'aidBodies' | 'db' | 'encryptedFiles' | 'scanner' | 'pdfRenderer' | 'sealer' | 'clock' | 'agency'
>

/** The complete dossier for the administrator; the journal says so. @throws Refusal not-found, file-not-clean */
export async function zipDossier(
  deps: ZipDossierDeps,
  by: AccountActor,
  id: string,
): Promise<{ company_name: string; zip: ZipAsRead }> {
  const dossier = found(await findDossier(deps.db, id))
  await appendEvent(deps.db, {
    dossier_id: id,
    type: 'dossier-downloaded',
    at: deps.clock(),
    by,
  })
  const invoice = dossier.invoice_number ? await findInvoice(deps.db, dossier.invoice_number) : undefined
  const evidence = invoice ? await gatherEvidence(deps, invoice) : null
  return { company_name: dossier.company_name, zip: await makeDossierZip(deps, dossier, { evidence }) }
}
