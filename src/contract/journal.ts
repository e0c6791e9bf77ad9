import { literal, object } from 'zod/mini'
import { call } from './call'

/** The journal of the administration: what left, what waits, and what to send again. */
export const journalCalls = {
  resendEmail: call({
    method: 'POST',
    path: '/api/admin/emails/{id}/resend',
    reader: 'admin',
    summary: 'Puts an e-mail in the outbox again, to leave at once',
    status: 202,
    reply: object({ state: literal('queued') }),
  }),
}
