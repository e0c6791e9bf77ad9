import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { TRANSMISSION_STATES } from '~/domain/dossier/transmission'
import { call } from './call'

const transmission = object({
  id: string(),
  dossier_id: string(),
  company_name: string(),
  /** How often the dossier had been handed in by then, from 1. */
  round: number(),
  body_name: string(),
  channel: oneOf(['https', 'email', 'manual']),
  state: oneOf(TRANSMISSION_STATES),
  attempts: number(),
  last_error: nullable(string()),
  note: nullable(string()),
  created_at: string(),
  sent_at: nullable(string()),
  link_expires_at: nullable(string()),
})

export const transmissionCalls = {
  transmissions: call({
    method: 'GET',
    path: '/api/admin/transmissions',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'What was handed over to the aid bodies, newest first; of one dossier, or in one state',
    query: object({
      dossier_id: optional(string()),
      state: optional(oneOf(TRANSMISSION_STATES)),
      cursor: optional(string()),
    }),
    reply: object({ transmissions: array(transmission), next_cursor: nullable(string()) }),
  }),
  showTransmission: call({
    method: 'GET',
    path: '/api/transmission/{token}',
    reader: 'public',
    summary: 'What an aid body’s single-use link gives; uses nothing up',
    reply: object({
      body_name: string(),
      company_name: string(),
      invoice_number: string(),
      expires_at: string(),
      /** Whether the body has a code, told to it by another way, that the button asks for. */
      code_asked: boolean(),
    }),
  }),
  collectTransmission: call({
    method: 'POST',
    path: '/api/transmission/{token}',
    reader: 'public',
    fromForm: true,
    summary: 'Gives an aid body its dossier as a ZIP, to one network; a form’s `code` where the body has one',
    reply: 'application/zip',
  }),
  resendTransmission: call({
    method: 'POST',
    path: '/api/admin/transmissions/{id}/resend',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Hands a dossier to a body again, at once',
    status: 202,
    reply: object({}),
  }),
  markTransmitted: call({
    method: 'POST',
    path: '/api/admin/transmissions/{id}/done',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Notes that a dossier was handed over by other means',
    body: object({ note: string().check(minLength(1), maxLength(1_000)) }),
    reply: object({}),
  }),
}
