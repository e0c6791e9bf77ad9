import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import { EMAIL_COLUMNS } from '../schema/columns'
import type { StoredEmail } from './emails'

/** The last message that told a decision, or that a dossier is open again; what it says is what the client knows. */
export function lastDecisionEmail(db: Db, dossierId: string): Promise<StoredEmail | undefined> {
  return db
    .selectFrom('emails')
    .select(EMAIL_COLUMNS)
    .where('dossier_id', '=', dossierId)
    .where('kind', 'in', ['dossier-accepted', 'dossier-refused', 'dossier-reopened'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** The last message that told a client that his dossier was received. */
export function lastAcknowledgement(db: Db, dossierId: string): Promise<StoredEmail | undefined> {
  return db
    .selectFrom('emails')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .where('kind', '=', 'dossier-received')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
