import {
  _default,
  array,
  coerce,
  int,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { BULK_ACTIONS } from '~/domain/dossier/bulk'
import { call } from './call'
import { filter, selection, started } from './shapes/bulk-selection'

/** One action on all dossiers that a filter lets through. */
export const bulkCalls = {
  previewBulk: call({
    method: 'GET',
    path: '/api/admin/bulk/preview',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'The dry run: how many dossiers match the filter, and how many of them the action is meant for',
    query: object({ ...filter, action: oneOf(BULK_ACTIONS) }),
    reply: object({ matching: number(), meant: number() }),
  }),
  bulkRuns: call({
    method: 'GET',
    path: '/api/admin/bulk',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'The last ten actions on many dossiers and how far each is',
    query: object({ limit: _default(coerce.number().check(int(), minimum(1)), 10) }),
    reply: object({
      runs: array(
        object({
          id: string(),
          action: oneOf(BULK_ACTIONS),
          by: string(),
          total: number(),
          done: number(),
          /** Those whose own rules refused it. */
          left: number(),
          created_at: string(),
          starts_at: string(),
          cancelled_at: nullable(string()),
          finished_at: nullable(string()),
        }),
      ),
    }),
  }),
  bulkItemsLeft: call({
    method: 'GET',
    path: '/api/admin/bulk/{id}/left',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'The first hundred dossiers that an action left as they were, with why',
    reply: object({
      items: array(object({ dossier_id: string(), company_name: string(), because: string() })),
    }),
  }),
  startBulk: call({
    method: 'POST',
    path: '/api/admin/bulk',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Starts an action on all dossiers that match, once it can no longer be called back',
    status: 201,
    body: object({
      selection,
      action: oneOf(['assign', 'remind', 'mark-transmitted', 'extend']),
      account_id: optional(nullable(string().check(maxLength(64)))),
      note: optional(string().check(maxLength(1_000))),
      months: optional(number().check(int(), minimum(1))),
    }),
    reply: started,
  }),
  startBulkErasure: call({
    method: 'POST',
    path: '/api/admin/bulk/erasure',
    reader: 'admin',
    permission: 'erase-dossiers',
    summary: 'Erases all dossiers that match, in fifteen minutes; until then it can be called back',
    status: 201,
    body: object({ selection }),
    reply: started,
  }),
  cancelBulk: call({
    method: 'POST',
    path: '/api/admin/bulk/{id}/cancel',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Calls an action back: what was done stays, nothing more is done',
    status: 204,
    reply: object({}),
  }),
}
