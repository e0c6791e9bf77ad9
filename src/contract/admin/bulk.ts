import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { BULK_ACTIONS } from '~/domain/dossier/lists/bulk'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'

const filter = {
  search: z._default(z.string().check(z.maxLength(200)), ''),
  status: z.optional(z.enum(DOSSIER_STATUSES)),
}

const started = z.object({ id: z.string(), starts_at: instant })

const selection = z.object({
  ...filter,
  /** How many dossiers the dry run told: 409 when it is another number now. */
  expected: z.number().check(z.int(), z.minimum(1)),
})

/** One action on all dossiers that a filter lets through. */
export const bulkCalls = {
  previewBulk: adminCall('GET /api/admin/bulk/preview', {
    permission: 'work-dossiers',
    summary: 'The dry run: how many dossiers match the filter, and how many of them the action is meant for',
    query: z.object({ ...filter, action: z.enum(BULK_ACTIONS) }),
    reply: z.object({ matching: z.number(), meant: z.number() }),
  }),
  bulkRuns: adminCall('GET /api/admin/bulk', {
    permission: 'work-dossiers',
    summary: 'Actions on many dossiers that go on, then the last ones, and how far each is',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 50) }),
    reply: z.object({
      runs: z.array(
        z.object({
          id: z.string(),
          action: z.enum(BULK_ACTIONS),
          by: z.string(),
          total: z.number(),
          done: z.number(),
          /** Those whose own rules refused it. */
          left: z.number(),
          created_at: instant,
          starts_at: instant,
          cancelled_at: z.nullable(instant),
          /** Null where it was stopped: who started it may not do it any more. */
          cancelled_by: z.nullable(z.string()),
          finished_at: z.nullable(instant),
        }),
      ),
    }),
  }),
  bulkItemsLeft: adminCall('GET /api/admin/bulk/{id}/left', {
    permission: 'work-dossiers',
    summary: 'The first hundred dossiers that an action left as they were, with why',
    reply: z.object({
      items: z.array(z.object({ dossier_id: z.string(), company_name: z.string(), because: z.string() })),
    }),
  }),
  startBulk: adminCall('POST /api/admin/bulk', {
    permission: 'work-dossiers',
    summary: 'Starts an action on all dossiers that match, once it can no longer be called back',
    status: 201,
    body: z.object({
      selection,
      action: z.enum(['assign', 'remind', 'mark-transmitted', 'extend']),
      account_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      note: z.optional(z.string().check(z.maxLength(1_000))),
      months: z.optional(z.number().check(z.int(), z.minimum(1))),
    }),
    reply: started,
  }),
  startBulkErasure: adminCall('POST /api/admin/bulk/erasure', {
    permission: 'erase-dossiers',
    summary: 'Erases all dossiers that match, in fifteen minutes; until then it can be called back',
    status: 201,
    body: z.object({ selection }),
    reply: started,
  }),
  cancelBulk: adminCall('POST /api/admin/bulk/{id}/cancel', {
    permission: 'work-dossiers',
    summary: 'Calls an action back: what was done stays, nothing more is done',
  }),
}
