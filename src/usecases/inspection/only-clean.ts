import { mayLeave, SCAN_LABELS } from '~/domain/dossier/pieces/document-inspection'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { Refusal } from '~/domain/refusal'
import type { StoredDocument } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'

/** Keeps pieces in that the scanner has not found clean. @throws Refusal file-not-clean, naming them */
export function onlyClean({ scanner }: Pick<Deps, 'scanner'>, documents: StoredDocument[]) {
  const kept = documents.filter(document => !mayLeave(document.scan, scanner !== null))
  if (kept.length === 0) return
  const names = kept.map(
    ({ document_type, scan }) => `${DOCUMENT_LABELS[document_type]} (${SCAN_LABELS[scan]})`,
  )
  throw new Refusal('file-not-clean', { detail: `Ne peut pas sortir\u00a0: ${names.join(', ')}.` })
}
