import { array, number, object, enum as oneOf, string } from 'zod/mini'
import { DOCUMENT_FLAGS, SCAN_STATES } from '~/domain/dossier/document-inspection'

/** A file of a message, as the team sees it: a download, with what was found in it. */
export const messageFile = object({
  id: string(),
  filename: string(),
  size: number(),
  flags: array(oneOf(DOCUMENT_FLAGS)),
  scan: oneOf(SCAN_STATES),
})
