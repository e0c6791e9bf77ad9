import { randomId } from '../../../src/domain/access/random-id'
import { FEWEST_KINDS } from '../../../src/domain/dossier/pieces/document-kind'
import { lockDossier } from '../../../src/store/dossiers/dossiers'
import { submitCompany } from '../../../src/usecases/company/submit-company'
import type { Deps } from '../../../src/usecases/ground/deps'
import { draftInvoice } from '../../../src/usecases/invoice/draft-invoice'
import { company } from './path'

export const someone = { kind: 'client' as const, ip: '203.0.113.7', userAgent: 'essai' }

/** @returns the id of a dossier that waits for its signature; of its pieces there are the rows alone. */
export async function dossierToSign(deps: Deps, change: Partial<typeof company> = {}): Promise<string> {
  const { id } = await submitCompany(deps, someone, { ...company, ...change }, null)
  await deps.db.transaction().execute(async trx => {
    for (const document_type of FEWEST_KINDS) {
      await trx
        .insertInto('documents')
        .values({
          id: randomId(),
          dossier_id: id,
          document_type,
          filename: `${document_type}.pdf`,
          media_type: 'application/pdf',
          size: 1,
          sha256: '',
          file_key: randomId(),
          uploaded_at: deps.clock(),
        })
        .execute()
    }
    const dossier = await lockDossier(trx, id)
    if (dossier) await draftInvoice(trx, deps, dossier, deps.clock())
  })
  return id
}
