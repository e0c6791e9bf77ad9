import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { keysOf } from '~/domain/closed-list'
import { NOTICE_DECISIONS, NOTICE_REASON_LABELS, NOTICE_SUSPICIONS } from '~/domain/site/online/site-notice'
import { call } from './call'

const notices = object({
  notices: array(
    object({
      notice: string(),
      /** What people call it by. */
      number: number(),
      /** Null once the site is gone. */
      site: nullable(string()),
      site_name: string(),
      reason: oneOf(keysOf(NOTICE_REASON_LABELS)),
      page: string(),
      text: string(),
      name: string(),
      email: string(),
      /** Why it is kept apart, and was mailed to nobody; null: it is not. */
      suspicion: nullable(oneOf(NOTICE_SUSPICIONS)),
      received_at: string(),
      /** By when it is to be decided. */
      due_at: string(),
      decision: nullable(oneOf(NOTICE_DECISIONS)),
      decision_reason: nullable(string()),
      decided_at: nullable(string()),
    }),
  ),
})

/** What visitors report of the sites that we host. */
export const siteNoticeCalls = {
  siteNotices: call({
    method: 'GET',
    path: '/api/admin/site-notices',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'What was reported of clients’ sites: what waits first, by the time by which it is decided',
    query: object({ site: optional(string().check(maxLength(100))) }),
    reply: notices,
  }),
  decideNotice: call({
    method: 'POST',
    path: '/api/admin/site-notices/{notice}/decision',
    reader: 'admin',
    permission: 'work-dossiers',
    summary:
      'Decides what was reported, with a reason that is mailed to who reported it; may suspend the site',
    body: object({
      decision: oneOf(NOTICE_DECISIONS),
      reason: string().check(maxLength(2_000)),
      suspend: optional(boolean()),
    }),
    reply: notices,
  }),
}
