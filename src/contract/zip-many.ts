import { _default, coerce, int, maxLength, minimum, object, enum as oneOf, optional, string } from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { call } from './call'

export const zipManyCalls = {
  downloadDossiers: call({
    method: 'GET',
    path: '/api/admin/dossiers/zip',
    reader: 'admin',
    permission: 'read-dossiers',
    summary:
      'The complete dossiers that a filter lets through as one ZIP of ZIPs; each is noted in the journal',
    query: object({
      search: _default(string().check(maxLength(200)), ''),
      status: optional(oneOf(DOSSIER_STATUSES)),
      /** How many dossiers were told: 409 when it is another number now. */
      expected: coerce.number().check(int(), minimum(1)),
    }),
    reply: 'application/zip',
  }),
}
