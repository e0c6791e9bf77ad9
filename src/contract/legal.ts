import { number, object, string } from 'zod/mini'
import { call } from './call'

export const legalCalls = {
  legalText: call({
    method: 'GET',
    path: '/api/legal/{slug}',
    reader: 'public',
    summary: 'A legal text, its version and the SHA-256 that evidence of a signature keeps',
    reply: object({
      slug: string(),
      title: string(),
      version: string(),
      /** The day of the last change, `2026-11-02`. */
      updated: string(),
      sha256: string(),
      html: string(),
    }),
  }),
  retention: call({
    method: 'GET',
    path: '/api/retention',
    reader: 'public',
    summary: 'How many months a dossier is kept after its last activity',
    reply: object({ months: number() }),
  }),
}
