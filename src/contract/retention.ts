import { array, int, maxLength, nullable, number, object, optional, string } from 'zod/mini'
import { call } from './call'

export const retentionCalls = {
  dueDossiers: call({
    method: 'GET',
    path: '/api/admin/retention',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The dossiers at the end of their time about which a person decides, the oldest first',
    reply: object({
      dossiers: array(
        object({
          id: string(),
          company_name: string(),
          invoice_number: nullable(string()),
          notice_at: string(),
          /** Null: it waits for a decision, and is not erased before. */
          purge_at: nullable(string()),
          extended_until: nullable(string()),
        }),
      ),
    }),
  }),
  extendRetention: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/extend-retention',
    reader: 'admin',
    permission: 'decide-dossiers',
    summary:
      'Keeps a handed-in dossier for 1 to 6 months more; refused when it was not kept until `instead_of`',
    body: object({
      months: number().check(int()),
      reason: string().check(maxLength(1_000)),
      instead_of: optional(nullable(string())),
    }),
    reply: object({ extended_until: string() }),
  }),
}
