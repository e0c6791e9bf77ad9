import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SiteQuestion = Selectable<Tables['site_questions']>

/** Those that were asked most first, then the newest. */
export function siteQuestionsOf(db: Db, siteId: string): Promise<SiteQuestion[]> {
  return db
    .selectFrom('site_questions')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('number', 'desc')
    .execute()
}

export async function insertSiteQuestion(db: Db, question: Insertable<Tables['site_questions']>) {
  await db.insertInto('site_questions').values(question).execute()
}

/** It was asked once more, in these words. */
export async function askAgain(
  db: Db,
  { site_id, number }: Pick<SiteQuestion, 'site_id' | 'number'>,
  asked: Pick<SiteQuestion, 'text' | 'last_on'>,
) {
  await db
    .updateTable('site_questions')
    .set(eb => ({ ...asked, times: eb('times', '+', 1) }))
    .where('site_id', '=', site_id)
    .where('number', '=', number)
    .execute()
}

/** Takes a question off the list. @returns undefined where it is not there any more */
export function takeSiteQuestion(db: Db, siteId: string, number: number): Promise<SiteQuestion | undefined> {
  return db
    .deleteFrom('site_questions')
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst()
}

/** Forgets what was not asked since a day. @param before YYYY-MM-DD */
export async function forgetSiteQuestions(db: Db, before: string) {
  await db.deleteFrom('site_questions').where('last_on', '<', before).execute()
}
