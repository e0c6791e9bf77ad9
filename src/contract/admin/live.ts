import * as z from 'zod/mini'
import { adminCall, call } from '../call'

/** Where a stream before was cut. */
const after = z.object({ after: z.optional(z.string().check(z.maxLength(40))) })

/** What the team is told while it works: server-sent events, each with one message of `domain/live/message.ts`. */
export const liveCalls = {
  teamLive: adminCall('GET /api/admin/live', {
    permission: 'use-dashboard',
    noted: false,
    summary: 'What colleagues and clients change, and who looks at which dossier, as it happens',
    query: after,
    reply: 'text/event-stream',
  }),
  lookAtDossier: adminCall('PUT /api/admin/live/{stream}', {
    permission: 'read-dossiers',
    noted: false,
    summary: 'Says which dossier the account of a stream looks at; null: none',
    body: z.object({ dossier_id: z.nullable(z.string().check(z.maxLength(64))) }),
  }),
}

/** What a client of the leads offer is told. */
export const clientLiveCalls = {
  clientLive: call('GET /api/client/live', {
    reader: 'client',
    summary: 'That a call began or ended, or money moved, as it happens: times, never a value',
    query: after,
    reply: 'text/event-stream',
  }),
}

/** What the holder of a dossier is told. */
export const companyLiveCalls = {
  companyLive: call('GET /api/company/{id}/live', {
    reader: 'public',
    summary: 'What changes in a dossier, as it happens, on whichever device: kinds and times, never a value',
    query: after,
    reply: 'text/event-stream',
  }),
}
