import { mayLeave } from '~/domain/dossier/pieces/document-inspection'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { isStillValid } from '~/domain/dossier/still-valid'
import { parisDay } from '~/domain/text/french'
import type { Dossier } from '~/store/dossiers/dossiers'
import { documentsOf } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { readFields } from '../reading/read-fields'

/** The pieces of a dossier that may serve in another: still valid today, and found clean where a scanner looks. */
export async function reusablePieces(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'scanner'>,
  dossier: Dossier,
): Promise<DocumentKind[]> {
  const [documents, fields] = await Promise.all([documentsOf(deps.db, dossier.id), readFields(deps, dossier)])
  const today = parisDay(deps.clock())
  return documents
    .filter(({ document_type, scan }) => {
      const issuedOn = fields.get(document_type)?.issued_on ?? null
      return mayLeave(scan, deps.scanner !== null) && isStillValid(document_type, issuedOn, today)
    })
    .map(({ document_type }) => document_type)
}
