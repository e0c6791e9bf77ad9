import * as z from 'zod/mini'
import { adminCall } from '../call'

const over = z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))

/** The rule of four eyes: the switch is the owner's, a decision is confirmed by another account. */
export const fourEyesCalls = {
  changeFourEyes: adminCall('PUT /api/admin/settings/four-eyes', {
    permission: 'change-settings',
    summary:
      'Over how many euros a decision waits for a second account; null switches the rule off; refused when it is no longer `instead_of`',
    body: z.object({ over, instead_of: z.optional(over) }),
  }),
  confirmDecision: adminCall('POST /api/admin/dossier/{id}/decision/confirmation', {
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Confirms a decision that another account proposed; its quarter of an hour begins',
  }),
  withdrawDecision: adminCall('DELETE /api/admin/dossier/{id}/decision', {
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Takes back a decision that waits for a second account',
  }),
}
