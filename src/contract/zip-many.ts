import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { adminCall } from './call'

export const zipManyCalls = {
  downloadDossiers: adminCall('GET /api/admin/dossiers/zip', {
    permission: 'read-dossiers',
    summary:
      'The complete dossiers that a filter lets through as one ZIP of ZIPs; each is noted in the journal',
    query: z.object({
      search: z._default(z.string().check(z.maxLength(200)), ''),
      status: z.optional(z.enum(DOSSIER_STATUSES)),
      /** How many dossiers were told: 409 when it is another number now. */
      expected: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
    reply: 'application/zip',
  }),
}
