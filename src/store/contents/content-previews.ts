import type { Insertable } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { StoredContent } from './contents'

/** The one link to a text; those of before end. */
export async function insertPreview(trx: Db, preview: Insertable<Tables['content_previews']>) {
  await trx.deleteFrom('content_previews').where('content_id', '=', preview.content_id).execute()
  await trx.insertInto('content_previews').values(preview).execute()
}

/** The text that a link shows, published or not, as long as it holds. */
export function findPreviewed(
  db: Db,
  kind: ContentKind,
  tokenHash: string,
  now: Date,
): Promise<StoredContent | undefined> {
  return db
    .selectFrom('contents')
    .innerJoin('content_previews', 'content_id', 'contents.id')
    .selectAll('contents')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Forgets links that have ended. */
export async function forgetEndedPreviews(db: Db, now: Date) {
  await db.deleteFrom('content_previews').where('expires_at', '<', now).execute()
}
