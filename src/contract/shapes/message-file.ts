import * as z from 'zod/mini'
import { DOCUMENT_FLAGS, SCAN_STATES } from '~/domain/dossier/pieces/document-inspection'

/** A file of a message, as the team sees it: a download, with what was found in it. */
export const messageFile = z.object({
  id: z.string(),
  filename: z.string(),
  size: z.number(),
  flags: z.array(z.enum(DOCUMENT_FLAGS)),
  scan: z.enum(SCAN_STATES),
})
