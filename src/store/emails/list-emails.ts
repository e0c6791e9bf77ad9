import { sql } from 'kysely'
import type { VisitorCall } from '~/domain/dossier/visitor-call'
import type { EmailState } from '~/domain/email/email-state'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'

/** The outbox, newest first. */
export function listEmails(db: Db, request: Page & { state: EmailState | null }) {
  const { state } = request
  return db
    .selectFrom('emails')
    .select([
      'id',
      'dossier_id',
      'kind',
      'recipient',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'sent_at',
      'bounce',
      'bounce_status',
    ])
    .select(sql<VisitorCall | null>`case when kind = 'agency-visitor-call' then data end`.as('call'))
    .$call(query => (state === null ? query : query.where('state', '=', state)))
    .$call(newestFirst('created_at', 'id', request))
    .execute()
}
