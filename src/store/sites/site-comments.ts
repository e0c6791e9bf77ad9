import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import { onlyRow } from '../database/only-row'
import type { Tables } from '../database/tables'

export type SiteComment = Selectable<Tables['site_comments']>
type SiteCommentWord = Selectable<Tables['site_comment_words']>

/** A comment with its thread, the first word first. */
export type CommentThread = SiteComment & { words: SiteCommentWord[] }

/** What was said of a site, the oldest first. */
export async function commentsOf(db: Db, siteId: string): Promise<CommentThread[]> {
  const comments = await db
    .selectFrom('site_comments')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number')
    .execute()
  const words = await db
    .selectFrom('site_comment_words')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('comment')
    .orderBy('number')
    .execute()
  return comments.map(comment => ({
    ...comment,
    words: words.filter(word => word.comment === comment.number),
  }))
}

/** Opens a comment with its first word; the site is locked. @returns its number */
export async function openComment(
  trx: Db,
  comment: Omit<Insertable<Tables['site_comments']>, 'number' | 'state' | 'opened_at' | 'moved_at'>,
  { text, account_id, at }: Pick<SiteCommentWord, 'text' | 'account_id' | 'at'>,
): Promise<number> {
  const { last } = onlyRow(
    await trx
      .selectFrom('site_comments')
      .select(eb => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
      .where('site_id', '=', comment.site_id)
      .execute(),
  )
  const number = Number(last) + 1
  const { site_id, last_by: voice } = comment
  await trx
    .insertInto('site_comments')
    .values({ ...comment, number, state: 'todo', opened_at: at, moved_at: at })
    .execute()
  await trx
    .insertInto('site_comment_words')
    .values({ site_id, comment: number, number: 1, voice, account_id, state: 'todo', text, at })
    .execute()
  return number
}

/** Adds a line to a comment's thread, which moves it to that line's state; the site is locked. */
export async function addToComment(
  trx: Db,
  { site_id, number, words }: CommentThread,
  word: Pick<SiteCommentWord, 'voice' | 'account_id' | 'state' | 'text' | 'at'>,
) {
  await trx
    .insertInto('site_comment_words')
    .values({ ...word, site_id, comment: number, number: words.length + 1 })
    .execute()
  await trx
    .updateTable('site_comments')
    .set({ state: word.state, last_by: word.voice, moved_at: word.at })
    .where('site_id', '=', site_id)
    .where('number', '=', number)
    .execute()
}
