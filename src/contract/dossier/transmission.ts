import * as z from 'zod/mini'
import { TRANSMISSION_STATES } from '~/domain/dossier/transmission'
import { adminCall, call } from '../call'
import { instant } from '../shapes/instant'

const transmission = z.object({
  id: z.string(),
  dossier_id: z.string(),
  company_name: z.string(),
  /** How often the dossier had been handed in by then, from 1. */
  round: z.number(),
  body_name: z.string(),
  channel: z.enum(['https', 'email', 'manual']),
  state: z.enum(TRANSMISSION_STATES),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_at: instant,
  sent_at: z.nullable(instant),
  link_expires_at: z.nullable(instant),
})

export const transmissionCalls = {
  transmissions: adminCall('GET /api/admin/transmissions', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'What was handed over to the aid bodies, newest first; of one dossier, or in one state',
    query: z.object({
      dossier_id: z.optional(z.string()),
      state: z.optional(z.enum(TRANSMISSION_STATES)),
      cursor: z.optional(z.string()),
    }),
    reply: z.object({ transmissions: z.array(transmission), next_cursor: z.nullable(z.string()) }),
  }),
  showTransmission: call('GET /api/transmission/{token}', {
    reader: 'public',
    summary: 'What an aid body’s single-use link gives; uses nothing up',
    reply: z.object({
      body_name: z.string(),
      company_name: z.string(),
      invoice_number: z.string(),
      expires_at: instant,
      /** Whether the body has a code, told to it by another way, that the button asks for. */
      code_asked: z.boolean(),
    }),
  }),
  collectTransmission: call('POST /api/transmission/{token}', {
    reader: 'public',
    fromForm: true,
    summary: 'Gives an aid body its dossier as a ZIP, to one network; a form’s `code` where the body has one',
    reply: 'application/zip',
  }),
  resendTransmission: adminCall('POST /api/admin/transmissions/{id}/resend', {
    permission: 'work-dossiers',
    summary: 'Hands a dossier to a body again, at once',
    status: 202,
    reply: z.object({}),
  }),
  markTransmitted: adminCall('POST /api/admin/transmissions/{id}/done', {
    permission: 'work-dossiers',
    summary: 'Notes that a dossier was handed over by other means',
    body: z.object({ note: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
    reply: z.object({}),
  }),
}
