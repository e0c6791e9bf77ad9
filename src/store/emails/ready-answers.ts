import { sql } from 'kysely'
import type { Db } from '../database/database'

/** The newest version of each answer that was written here, withdrawn ones too, with who wrote it. */
export function newestAnswers(db: Db) {
  return db
    .selectFrom('ready_answers')
    .leftJoin('accounts', 'accounts.id', 'ready_answers.account_id')
    .distinctOn('answer')
    .select([
      'ready_answers.id',
      'answer',
      'title',
      'text',
      'withdrawn',
      'ready_answers.at',
      'accounts.name as by',
    ])
    .orderBy('answer')
    .orderBy('ready_answers.id', 'desc')
    .execute()
}

/** The last versions of one answer, the newest first. */
export function versionsOfAnswer(db: Db, answer: string) {
  return db
    .selectFrom('ready_answers')
    .leftJoin('accounts', 'accounts.id', 'ready_answers.account_id')
    .select(['ready_answers.id', 'title', 'text', 'ready_answers.at', 'accounts.name as by'])
    .where('answer', '=', answer)
    .where('withdrawn', '=', false)
    .orderBy('ready_answers.id', 'desc')
    .limit(20)
    .execute()
}

export async function insertReadyAnswer(
  trx: Db,
  version: { answer: string; title: string; text: string; withdrawn: boolean; account_id: string; at: Date },
) {
  await trx.insertInto('ready_answers').values(version).execute()
}

/** Until the transaction ends nobody else changes an answer. */
export async function lockAnswers(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('ready_answers'))`.execute(trx)
}
