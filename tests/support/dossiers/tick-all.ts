import { DOCUMENT_CHECKS } from '../../../src/domain/dossier/pieces/document-checks'
import type { administratorOf } from './admin'

/** Ticks every line of a dossier's pieces, as who looked at each of them. */
export async function tickAll(admin: Awaited<ReturnType<typeof administratorOf>>, id: string) {
  const { documents } = await admin.readDossier({ params: { id } })
  for (const { document_type, sha256 } of documents)
    for (const { id: check } of DOCUMENT_CHECKS[document_type])
      await admin.checkDocument({ params: { id, document_type }, body: { check, ticked: true, sha256 } })
}
