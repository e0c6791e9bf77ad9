import * as z from 'zod/mini'
import { call } from '../call'

export const legalCalls = {
  legalText: call('GET /api/legal/{slug}', {
    reader: 'public',
    summary: 'A legal text, its version and the SHA-256 that evidence of a signature keeps',
    reply: z.object({
      slug: z.string(),
      title: z.string(),
      version: z.string(),
      /** The day of the last change, `2026-11-02`. */
      updated: z.string(),
      sha256: z.string(),
      html: z.string(),
    }),
  }),
  retention: call('GET /api/retention', {
    reader: 'public',
    summary: 'How many months a dossier is kept after its last activity',
    reply: z.object({ months: z.number() }),
  }),
}
