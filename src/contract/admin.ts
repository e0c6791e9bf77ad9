import {
  _default,
  array,
  literal,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { DOSSIER_SORTS } from '~/domain/dossier/dossier-list'
import { call } from './call'
import { pageQuery } from './page'
import { dossier, invoice } from './shapes/list-rows'

export const adminCalls = {
  login: call({
    method: 'POST',
    path: '/api/admin/login',
    reader: 'public',
    summary: 'Exchanges the master password for a token',
    body: object({
      password: string().check(maxLength(1_000)),
      /** Asked for with `code-needed` where a second factor is on. */
      code: optional(string().check(maxLength(20))),
    }),
    reply: object({ token: string() }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/admin/logout',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Ends the session',
    status: 204,
    reply: object({}),
  }),
  stats: call({
    method: 'GET',
    path: '/api/admin/stats',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'The figures of the dashboard',
    reply: object({ total_dossiers: number(), nouveau: number(), soumis: number() }),
  }),
  dossiers: call({
    method: 'GET',
    path: '/api/admin/dossiers',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'Dossiers, newest first unless told otherwise',
    query: object({
      ...pageQuery,
      status: optional(oneOf(DOSSIER_STATUSES)),
      sort: _default(oneOf(DOSSIER_SORTS), '-created_at'),
    }),
    reply: object({ dossiers: array(dossier), total: number(), next_cursor: nullable(string()) }),
  }),
  factures: call({
    method: 'GET',
    path: '/api/admin/factures',
    reader: 'admin',
    permission: 'read-invoices',
    noted: 'daily',
    summary: 'Invoices, newest first',
    query: object({ ...pageQuery, status: optional(oneOf(INVOICE_STATUSES)) }),
    reply: object({ factures: array(invoice), total: number(), next_cursor: nullable(string()) }),
  }),
  downloadDossier: call({
    noted: false,
    method: 'GET',
    path: '/api/admin/dossier/{id}/download',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The complete dossier as a ZIP',
    reply: 'application/zip',
  }),
  settings: call({
    method: 'GET',
    path: '/api/admin/settings',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'What the system box of the dashboard shows',
    reply: object({
      retention_months: number(),
      demonstration: literal([true, false]),
      /** Fields of `offer` in agency.json that a real identity leaves out. */
      unsaid_terms: array(string()),
      emails_leave: literal([true, false]),
      /** Visitors' wishes for a call that were kept back from the team's mailbox. */
      held_calls: number(),
      /** Euros over which a decision waits for a second account; null while the rule is off. */
      four_eyes_over: nullable(number()),
    }),
  }),
}
