import * as z from 'zod/mini'
import { adminCall, call } from '../call'

const state = z.object({ stopped: z.boolean() })

/** « Ne plus me le rappeler », behind a link that every reminder carries. */
export const reminderCalls = {
  readReminders: call('GET /api/reminders/{token}', {
    reader: 'public',
    summary: 'Whether the reminders of a dossier are stopped; stops nothing',
    reply: state,
  }),
  stopReminders: call('POST /api/reminders/{token}/stop', {
    reader: 'public',
    budget: 'reminder-link',
    summary: 'Stops the reminders of a dossier',
    reply: state,
  }),
  remindByHand: adminCall('POST /api/admin/dossier/{id}/reminder', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Reminds a client of what is missing; 409 where nothing is, or no reminder may leave',
    status: 202,
    reply: z.object({}),
  }),
}
