import * as z from 'zod/mini'
import { call } from './call'

/** The rule of four eyes: the switch is the owner's, a decision is confirmed by another account. */
export const fourEyesCalls = {
  changeFourEyes: call({
    method: 'PUT',
    path: '/api/admin/settings/four-eyes',
    reader: 'admin',
    permission: 'change-settings',
    summary: 'Over how many euros a decision waits for a second account; null switches the rule off',
    body: z.object({ over: z.nullable(z.number().check(z.gte(0), z.lte(1_000_000))) }),
    status: 204,
    reply: z.object({}),
  }),
  confirmDecision: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/decision/confirmation',
    reader: 'admin',
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Confirms a decision that another account proposed; its quarter of an hour begins',
    status: 204,
    reply: z.object({}),
  }),
  withdrawDecision: call({
    method: 'DELETE',
    path: '/api/admin/dossier/{id}/decision',
    reader: 'admin',
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Takes back a decision that waits for a second account',
    status: 204,
    reply: z.object({}),
  }),
}
