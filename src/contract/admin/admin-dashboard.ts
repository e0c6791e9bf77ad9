import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { FIGURES, PROMISES } from '~/domain/dossier/lists/figures'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { EMAIL_STATES } from '~/domain/email/email-state'
import { BOUNCE_KINDS } from '~/domain/inbox/delivery-report'
import { ACTOR_KINDS } from '~/domain/journal/actor'
import { EVENT_TYPES } from '~/domain/journal/event-labels'
import { adminCall } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'

const { limit, cursor } = pageQuery
const { least, most } = RETENTION_MONTHS
const emailState = z.enum(EMAIL_STATES)
const week = z.array(z.number())

const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
const eventFilter = {
  account: z.optional(z.string().check(z.maxLength(64))),
  type: z.optional(z.enum(EVENT_TYPES)),
  dossier: z.optional(z.string().check(z.maxLength(64))),
  /** Days of Paris, both included. */
  from: day,
  until: day,
}

export const adminDashboardCalls = {
  trends: adminCall('GET /api/admin/trends', {
    permission: 'use-dashboard',
    summary: 'Dossiers opened, handed in and signed in each of the last twelve weeks, oldest first',
    reply: z.object({ weeks: z.array(z.string()), created: week, finalized: week, signed: week }),
  }),
  figures: adminCall('GET /api/admin/figures', {
    permission: 'read-invoices',
    summary:
      'What happened week by week, how long dossiers stay in each status, which promised delays were kept',
    query: z.object({ weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(52)), 12) }),
    reply: z.object({
      /** Their Mondays, oldest first. */
      weeks: z.array(z.string()),
      series: z.array(z.object({ name: z.enum(FIGURES), counts: week })),
      /** What bodies granted this year, and in the whole one before; euros. */
      granted: z.object({ year: z.number(), amount: z.number(), before: z.number() }),
      /** A day: stays are counted by whole months. */
      stays_since: z.string(),
      stays: z.array(
        z.object({
          status: z.enum(DOSSIER_STATUSES),
          count: z.number(),
          /** Half of them stayed less; null beyond a year. */
          median_hours: z.nullable(z.number()),
          p90_hours: z.nullable(z.number()),
        }),
      ),
      promises: z.array(z.object({ name: z.enum(PROMISES), kept: z.number(), late: z.number() })),
    }),
  }),
  system: adminCall('GET /api/admin/system', {
    permission: 'use-dashboard',
    summary: 'Version, database, storage, queue and last backup',
    reply: z.object({
      version: z.string(),
      database_version: z.string(),
      database_bytes: z.number(),
      /** Null where the store has no bound. */
      free_bytes: z.nullable(z.number()),
      queue_waiting: z.number(),
      queue_failed: z.number(),
      last_backup_at: z.nullable(z.string()),
      /** What the agency was told of and is not mended. */
      alerts: z.array(z.object({ label: z.string(), detail: z.string(), urgent: z.boolean() })),
      /** The last nightly reading of sealed papers and their journals. */
      last_paper_check: z.nullable(z.object({ at: z.string(), papers: z.number(), flaws: z.number() })),
    }),
  }),
  retentionPreview: adminCall('GET /api/admin/settings/retention-preview', {
    permission: 'change-settings',
    summary: 'How many dossiers a retention would purge now, counted up to 1,001',
    query: z.object({ months: z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)) }),
    reply: z.object({ dossiers: z.number() }),
  }),
  changeSettings: adminCall('PUT /api/admin/settings', {
    permission: 'change-settings',
    summary: 'Changes how many months dossiers are kept; refused when they are no longer `instead_of` months',
    body: z.object({
      retention_months: z.number().check(z.int(), z.minimum(least), z.maximum(most)),
      instead_of: z.optional(z.int()),
    }),
    reply: z.object({ retention_months: z.number() }),
  }),
  journalEvents: adminCall('GET /api/admin/journal/events', {
    permission: 'read-journal',
    summary: 'What happened, newest first',
    noted: 'daily',
    query: z.object({ ...eventFilter, limit, cursor }),
    reply: z.object({
      events: z.array(
        z.object({
          id: z.number(),
          dossier_id: z.nullable(z.string()),
          company_name: z.nullable(z.string()),
          /** One of `EVENT_TYPES`, or, after going back, of a newer version's. */
          type: z.string(),
          at: instant,
          actor: z.enum(ACTOR_KINDS),
          account_name: z.nullable(z.string()),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  exportEvents: adminCall('GET /api/admin/journal/events.csv', {
    permission: 'read-journal',
    summary: 'The lines of the journal that match, as CSV',
    query: z.object(eventFilter),
    reply: 'text/csv',
  }),
  journalEmails: adminCall('GET /api/admin/journal/emails', {
    permission: 'read-journal',
    summary: 'The outbox, newest first',
    noted: 'daily',
    query: z.object({ limit, cursor, state: z.optional(emailState) }),
    reply: z.object({
      emails: z.array(
        z.object({
          id: z.string(),
          dossier_id: z.nullable(z.string()),
          /** Whose dossier it is. */
          company_name: z.nullable(z.string()),
          /** One of `EMAIL_KINDS`, or, after going back, of a newer version's. */
          kind: z.string(),
          recipient: z.string(),
          state: emailState,
          attempts: z.number(),
          last_error: z.nullable(z.string()),
          created_at: instant,
          sent_at: z.nullable(instant),
          /** What a report said of it: `hard`, its address receives nothing. */
          bounce: z.nullable(z.enum(BOUNCE_KINDS)),
          bounce_status: z.nullable(z.string()),
          /** Who wishes to be called, and when, without a dossier. */
          call: z.nullable(z.object({ name: z.string(), phone: z.string(), at: z.string() })),
        }),
      ),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  resendEmail: adminCall('POST /api/admin/journal/emails/{id}/resend', {
    permission: 'work-dossiers',
    summary: 'Puts a message in the queue again, to leave at once',
    reply: z.object({ state: z.literal('queued') }),
  }),
}
