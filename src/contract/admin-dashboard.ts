import {
  _default,
  array,
  boolean,
  coerce,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  regex,
  string,
  unknown,
} from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { FIGURES, PROMISES } from '~/domain/dossier/figures'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { EMAIL_KINDS, EMAIL_STATES } from '~/domain/email/email'
import { BOUNCE_KINDS } from '~/domain/inbox/delivery-report'
import { ACTOR_KINDS } from '~/domain/journal/actor'
import { EVENT_TYPES } from '~/domain/journal/event-labels'
import { call } from './call'
import { pageQuery } from './page'

const { limit, cursor } = pageQuery
const { least, most } = RETENTION_MONTHS
const emailState = oneOf(EMAIL_STATES)
const week = array(number())

const day = optional(string().check(regex(/^\d{4}-\d{2}-\d{2}$/)))
const eventFilter = {
  account: optional(string().check(maxLength(64))),
  type: optional(oneOf(EVENT_TYPES)),
  dossier: optional(string().check(maxLength(64))),
  /** Days of Paris, both included. */
  from: day,
  until: day,
}

export const adminDashboardCalls = {
  trends: call({
    method: 'GET',
    path: '/api/admin/trends',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Dossiers opened, handed in and signed in each of the last twelve weeks, oldest first',
    reply: object({ weeks: array(string()), created: week, finalized: week, signed: week }),
  }),
  figures: call({
    method: 'GET',
    path: '/api/admin/figures',
    reader: 'admin',
    permission: 'read-invoices',
    summary:
      'What happened week by week, how long dossiers stay in each status, which promised delays were kept',
    query: object({ weeks: _default(coerce.number().check(int(), minimum(1), maximum(52)), 12) }),
    reply: object({
      /** Their Mondays, oldest first. */
      weeks: array(string()),
      series: array(object({ name: oneOf(FIGURES), counts: week })),
      /** What bodies granted this year, and in the whole one before; euros. */
      granted: object({ year: number(), amount: number(), before: number() }),
      /** A day: stays are counted by whole months. */
      stays_since: string(),
      stays: array(
        object({
          status: oneOf(DOSSIER_STATUSES),
          count: number(),
          /** Half of them stayed less; null beyond a year. */
          median_hours: nullable(number()),
          p90_hours: nullable(number()),
        }),
      ),
      promises: array(object({ name: oneOf(PROMISES), kept: number(), late: number() })),
    }),
  }),
  system: call({
    method: 'GET',
    path: '/api/admin/system',
    reader: 'admin',
    permission: 'use-dashboard',
    summary: 'Version, database, storage, queue and last backup',
    reply: object({
      version: string(),
      database_version: string(),
      database_bytes: number(),
      /** Null where the store has no bound. */
      free_bytes: nullable(number()),
      queue_waiting: number(),
      queue_failed: number(),
      last_backup_at: nullable(string()),
      /** What the agency was told of and is not mended. */
      alerts: array(object({ label: string(), detail: string(), urgent: boolean() })),
      /** The last nightly reading of sealed papers and their journals. */
      last_paper_check: nullable(object({ at: string(), papers: number(), flaws: number() })),
    }),
  }),
  retentionPreview: call({
    method: 'GET',
    path: '/api/admin/settings/retention-preview',
    reader: 'admin',
    permission: 'change-settings',
    summary: 'How many dossiers a retention would purge now, counted up to 1,001',
    query: object({ months: coerce.number().check(int(), minimum(least), maximum(most)) }),
    reply: object({ dossiers: number() }),
  }),
  changeSettings: call({
    method: 'PUT',
    path: '/api/admin/settings',
    reader: 'admin',
    permission: 'change-settings',
    summary: 'Changes how many months dossiers are kept; refused when they are no longer `instead_of` months',
    body: object({
      retention_months: number().check(int(), minimum(least), maximum(most)),
      instead_of: optional(number()),
    }),
    reply: object({ retention_months: number() }),
  }),
  journalEvents: call({
    method: 'GET',
    path: '/api/admin/journal/events',
    reader: 'admin',
    permission: 'read-journal',
    summary: 'What happened, newest first',
    noted: 'daily',
    query: object({ ...eventFilter, limit, cursor }),
    reply: object({
      events: array(
        object({
          id: number(),
          dossier_id: nullable(string()),
          company_name: nullable(string()),
          type: oneOf(EVENT_TYPES),
          at: string(),
          actor: oneOf(ACTOR_KINDS),
          account_name: nullable(string()),
          data: record(string(), unknown()),
        }),
      ),
      next_cursor: nullable(string()),
    }),
  }),
  exportEvents: call({
    method: 'GET',
    path: '/api/admin/journal/events.csv',
    reader: 'admin',
    permission: 'read-journal',
    summary: 'The lines of the journal that match, as CSV',
    query: object(eventFilter),
    reply: 'text/csv',
  }),
  journalEmails: call({
    method: 'GET',
    path: '/api/admin/journal/emails',
    reader: 'admin',
    permission: 'read-journal',
    summary: 'The outbox, newest first',
    noted: 'daily',
    query: object({ limit, cursor, state: optional(emailState) }),
    reply: object({
      emails: array(
        object({
          id: string(),
          dossier_id: nullable(string()),
          kind: oneOf(EMAIL_KINDS),
          recipient: string(),
          state: emailState,
          attempts: number(),
          last_error: nullable(string()),
          created_at: string(),
          sent_at: nullable(string()),
          /** What a report said of it: `hard`, its address receives nothing. */
          bounce: nullable(oneOf(BOUNCE_KINDS)),
          bounce_status: nullable(string()),
          /** Who wishes to be called, and when, without a dossier. */
          call: nullable(object({ name: string(), phone: string(), at: string() })),
        }),
      ),
      next_cursor: nullable(string()),
    }),
  }),
  resendEmail: call({
    method: 'POST',
    path: '/api/admin/journal/emails/{id}/resend',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Puts a message in the queue again, to leave at once',
    reply: object({ state: literal('queued') }),
  }),
}
