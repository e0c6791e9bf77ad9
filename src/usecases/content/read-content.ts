import type { ContentKind } from '~/domain/content/article'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { findContent, type StoredContent } from '~/store/contents/contents'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'

/** A text as it was typed. @throws Refusal `not-found` */
export async function readContent(
  { db }: Pick<Deps, 'db'>,
  kind: ContentKind,
  id: string,
): Promise<StoredContent> {
  return found(await findContent(db, kind, id))
}

/** Says why a text was not written. @throws Refusal `not-found`, else `content-changed` */
export async function refuseChangedContent(db: Db, kind: ContentKind, id: string): Promise<never> {
  await readContent({ db }, kind, id)
  throw new Refusal('content-changed')
}
