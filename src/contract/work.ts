import {
  array,
  boolean,
  int,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
  trim,
} from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { QUEUES } from '~/domain/dossier/queue'
import { call } from './call'
import { pageQuery } from './page'

const { limit, cursor } = pageQuery

/** How the team shares its work: queues, who has what, notes, checks and first answers. */
export const workCalls = {
  queues: call({
    method: 'GET',
    path: '/api/admin/queues',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'Every queue with how many wait in it, counted up to 1,001, and since when',
    reply: object({
      queues: array(object({ name: oneOf(QUEUES), count: number(), oldest_at: nullable(string()) })),
    }),
  }),
  queue: call({
    method: 'GET',
    path: '/api/admin/queues/{queue}',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The dossiers of a queue, the one that has waited longest first',
    query: object({ limit, cursor, assignee: optional(string().check(maxLength(64))) }),
    reply: object({
      dossiers: array(
        object({
          id: string(),
          company_name: string(),
          status: oneOf(DOSSIER_STATUSES),
          since: string(),
          assignee_id: nullable(string()),
          assignee_name: nullable(string()),
          /** Its address receives nothing, by a report. */
          unreachable: boolean(),
        }),
      ),
      next_cursor: nullable(string()),
    }),
  }),
  colleagues: call({
    method: 'GET',
    path: '/api/admin/colleagues',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'The accounts that a dossier can be given to',
    reply: object({ colleagues: array(object({ id: string(), name: string(), me: boolean() })) }),
  }),
  assignDossier: call({
    method: 'PUT',
    path: '/api/admin/dossier/{id}/assignee',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Gives a dossier to an account, or to nobody',
    status: 204,
    body: object({ account_id: nullable(string().check(maxLength(64))) }),
    reply: object({}),
  }),
  noteOnDossier: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/notes',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Writes a note that the team alone reads',
    status: 204,
    body: object({ text: string().check(trim(), minLength(1), maxLength(4_000)) }),
    reply: object({}),
  }),
  markPiecesChecked: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/pieces-checked',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Says that every piece was looked at and holds; 409 when the dossier changed since `version`',
    status: 204,
    body: object({ version: number().check(int()) }),
    reply: object({}),
  }),
  answerEligibility: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/eligibility-answer',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Answers a new dossier within the promised 24 hours',
    status: 204,
    body: object({
      answer: oneOf(ELIGIBILITY_ANSWERS),
      sentence: string().check(trim(), maxLength(1_000)),
    }),
    reply: object({}),
  }),
}
