import * as z from 'zod/mini'
import { FIRST_DAY_GAPS, FIRST_DAY_STEPS } from '~/domain/first-day'
import { adminCall } from '../call'

export const firstDayCalls = {
  firstDay: adminCall('GET /api/admin/first-day', {
    permission: 'change-settings',
    summary: 'What a new installation still lacks, as `npm run doctor` finds it',
    reply: z.object({
      steps: z.array(
        z.object({
          step: z.enum(FIRST_DAY_STEPS),
          /** Null: it is done. */
          gap: z.nullable(z.enum(FIRST_DAY_GAPS)),
          /** What the DNS says of the sending address, in French. */
          details: z.array(z.string()),
        }),
      ),
    }),
  }),
}
