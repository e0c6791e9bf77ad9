import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { QUEUES } from '~/domain/dossier/lists/queue'
import { adminCall } from './call'
import { pageQuery } from './page-query'
import { instant } from './shapes/instant'

const { limit, cursor } = pageQuery
const account = z.nullable(z.string().check(z.maxLength(64)))

/** How the team shares its work: queues, who has what, notes, checks and first answers. */
export const workCalls = {
  queues: adminCall('GET /api/admin/queues', {
    permission: 'read-dossiers',
    summary: 'Every queue with how many wait in it, counted up to 1,001, and since when; and what else waits',
    reply: z.object({
      queues: z.array(z.object({ name: z.enum(QUEUES), count: z.number(), oldest_at: z.nullable(instant) })),
      /** What waits for the team beside dossiers. */
      others: z.object({
        notices: z.number(),
        reviews: z.number(),
        mails: z.number(),
        registrations: z.number(),
        disputes: z.number(),
        requests: z.number(),
      }),
    }),
  }),
  queue: adminCall('GET /api/admin/queues/{queue}', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The dossiers of a queue, the one that has waited longest first',
    query: z.object({ limit, cursor, assignee: z.optional(z.string().check(z.maxLength(64))) }),
    reply: z.object({
      dossiers: z.array(
        z.object({
          id: z.string(),
          company_name: z.string(),
          status: z.enum(DOSSIER_STATUSES),
          since: instant,
          assignee_id: z.nullable(z.string()),
          assignee_name: z.nullable(z.string()),
          /** Its address receives nothing, by a report. */
          unreachable: z.boolean(),
        }),
      ),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  colleagues: adminCall('GET /api/admin/colleagues', {
    permission: 'work-dossiers',
    summary: 'The accounts that a dossier can be given to',
    reply: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string(), me: z.boolean() })) }),
  }),
  assignDossier: adminCall('PUT /api/admin/dossier/{id}/assignee', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Gives a dossier to an account, or to nobody; where it is no more with `instead_of`: 409',
    body: z.object({ account_id: account, instead_of: z.optional(account) }),
  }),
  noteOnDossier: adminCall('POST /api/admin/dossier/{id}/notes', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Writes a note that the team alone reads',
    body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)) }),
  }),
  markPiecesChecked: adminCall('POST /api/admin/dossier/{id}/pieces-checked', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that every piece was looked at and holds; 409 when the dossier changed since `version`',
    body: z.object({ version: z.number().check(z.int()) }),
  }),
  answerEligibility: adminCall('POST /api/admin/dossier/{id}/eligibility-answer', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Answers a new dossier within the promised 24 hours',
    body: z.object({
      answer: z.enum(ELIGIBILITY_ANSWERS),
      sentence: z.string().check(z.trim(), z.maxLength(1_000)),
    }),
  }),
}
