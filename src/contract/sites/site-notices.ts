import * as z from 'zod/mini'
import { keysOf } from '~/domain/closed-list'
import { NOTICE_DECISIONS, NOTICE_REASON_LABELS, NOTICE_SUSPICIONS } from '~/domain/site/online/site-notice'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'

const notices = z.object({
  notices: z.array(
    z.object({
      notice: z.string(),
      /** What people call it by. */
      number: z.number(),
      /** Null once the site is gone. */
      site: z.nullable(z.string()),
      site_name: z.string(),
      /** Whether a decision may suspend its site. */
      suspendable: z.boolean(),
      reason: z.enum(keysOf(NOTICE_REASON_LABELS)),
      page: z.string(),
      text: z.string(),
      name: z.string(),
      email: z.string(),
      /** Why it is kept apart, and was mailed to nobody; null: it is not. */
      suspicion: z.nullable(z.enum(NOTICE_SUSPICIONS)),
      received_at: instant,
      /** By when it is to be decided. */
      due_at: instant,
      decision: z.nullable(z.enum(NOTICE_DECISIONS)),
      decision_reason: z.nullable(z.string()),
      decided_at: z.nullable(instant),
    }),
  ),
})

/** What visitors report of the sites that we host. */
export const siteNoticeCalls = {
  siteNotices: adminCall('GET /api/admin/site-notices', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'What was reported of clients’ sites: what waits first, by the time by which it is decided',
    query: z.object({ site: z.optional(z.string().check(z.maxLength(100))) }),
    reply: notices,
  }),
  decideNotice: adminCall('POST /api/admin/site-notices/{notice}/decision', {
    permission: 'work-dossiers',
    summary:
      'Decides what was reported, with a reason that is mailed to who reported it; may suspend the site',
    body: z.object({
      decision: z.enum(NOTICE_DECISIONS),
      reason: z.string().check(z.maxLength(2_000)),
      suspend: z.optional(z.boolean()),
    }),
    reply: notices,
  }),
}
