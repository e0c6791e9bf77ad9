import type { EmailKind } from '../../../src/domain/email/email'
import type { Db } from '../../../src/store/database/database'

/** The messages of a kind in the outbox, sent or not, oldest first. */
export const emailsOf = (db: Db, kind: EmailKind) =>
  db.selectFrom('emails').selectAll().where('kind', '=', kind).orderBy('created_at').execute()
