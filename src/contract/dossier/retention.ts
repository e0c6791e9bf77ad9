import * as z from 'zod/mini'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'

export const retentionCalls = {
  dueDossiers: adminCall('GET /api/admin/retention', {
    permission: 'read-dossiers',
    summary: 'The dossiers at the end of their time about which a person decides, the oldest first',
    reply: z.object({
      dossiers: z.array(
        z.object({
          id: z.string(),
          company_name: z.string(),
          invoice_number: z.nullable(z.string()),
          notice_at: instant,
          /** Null: it waits for a decision, and is not erased before. */
          purge_at: z.nullable(instant),
          extended_until: z.nullable(instant),
        }),
      ),
    }),
  }),
  extendRetention: adminCall('POST /api/admin/dossier/{id}/extend-retention', {
    permission: 'decide-dossiers',
    summary:
      'Keeps a handed-in dossier for 1 to 6 months more; refused when it was not kept until `instead_of`',
    body: z.object({
      months: z.number().check(z.int()),
      reason: z.string().check(z.maxLength(1_000)),
      instead_of: z.optional(z.nullable(z.string())),
    }),
    reply: z.object({ extended_until: instant }),
  }),
}
