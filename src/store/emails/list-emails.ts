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
    .leftJoin('dossiers', 'dossiers.id', 'emails.dossier_id')
    .select([
      'emails.id',
      'dossier_id',
      'company_name',
      'kind',
      'recipient',
      'state',
      'attempts',
      'last_error',
      'emails.created_at',
      'sent_at',
      'bounce',
      'bounce_status',
    ])
    .select(
      sql<VisitorCall | null>`case when emails.kind = 'agency-visitor-call' then emails.data end`.as('call'),
    )
    .$call(query => (state === null ? query : query.where('emails.state', '=', state)))
    .$call(newestFirst('emails.created_at', 'emails.id', request))
    .execute()
}
