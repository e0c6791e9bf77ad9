import * as z from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { DOSSIER_SORTS } from '~/domain/dossier/lists/dossier-list'
import { adminCall, call } from '../call'
import { pageQuery } from '../page-query'
import { dossier, invoice } from '../shapes/list-rows'

export const adminCalls = {
  login: call('POST /api/admin/login', {
    reader: 'public',
    summary: 'Exchanges the master password for a token',
    body: z.object({
      password: z.string().check(z.maxLength(1_000)),
      /** Asked for with `code-needed` where a second factor is on. */
      code: z.optional(z.string().check(z.maxLength(20))),
    }),
    reply: z.object({ token: z.string() }),
  }),
  logout: adminCall('POST /api/admin/logout', { permission: 'use-dashboard', summary: 'Ends the session' }),
  stats: adminCall('GET /api/admin/stats', {
    permission: 'use-dashboard',
    summary: 'The figures of the dashboard',
    reply: z.object({ total_dossiers: z.number(), nouveau: z.number(), soumis: z.number() }),
  }),
  dossiers: adminCall('GET /api/admin/dossiers', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'Dossiers, newest first unless told otherwise',
    query: z.object({
      ...pageQuery,
      status: z.optional(z.enum(DOSSIER_STATUSES)),
      sort: z._default(z.enum(DOSSIER_SORTS), '-created_at'),
    }),
    reply: z.object({ dossiers: z.array(dossier), total: z.number(), next_cursor: z.nullable(z.string()) }),
  }),
  factures: adminCall('GET /api/admin/factures', {
    permission: 'read-invoices',
    noted: 'daily',
    summary: 'Invoices, newest first',
    query: z.object({ ...pageQuery, status: z.optional(z.enum(INVOICE_STATUSES)) }),
    reply: z.object({ factures: z.array(invoice), total: z.number(), next_cursor: z.nullable(z.string()) }),
  }),
  downloadDossier: adminCall('GET /api/admin/dossier/{id}/download', {
    noted: false,
    permission: 'read-dossiers',
    summary: 'The complete dossier as a ZIP',
    reply: 'application/zip',
  }),
  settings: adminCall('GET /api/admin/settings', {
    permission: 'use-dashboard',
    summary: 'What the system box of the dashboard shows',
    reply: z.object({
      retention_months: z.number(),
      demonstration: z.literal([true, false]),
      /** Fields of `offer` in agency.json that a real identity leaves out. */
      unsaid_terms: z.array(z.string()),
      emails_leave: z.literal([true, false]),
      /** Visitors' wishes for a call that were kept back from the team's mailbox. */
      held_calls: z.number(),
      /** Euros over which a decision waits for a second account; null while the rule is off. */
      four_eyes_over: z.nullable(z.number()),
    }),
  }),
}
