import { randomId } from '~/domain/access/random-id'
import type { ContentKind } from '~/domain/content/article'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { findPreviewed, insertPreview } from '~/store/contents/content-previews'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'
import type { ContentDeps } from './content-deps'
import { contentFacts } from './note-content'
import { shownArticle } from './read-article'
import { readContent } from './read-content'
import { shownPage } from './read-page'

/** How long a link shows a text that is not published. */
const PREVIEW_DAYS = 14

/**
 * Makes a link that shows a text as it is saved, published or not, to whoever has it. A new one ends those before it.
 * @returns its path, and the moment that it ends
 * @throws Refusal not-found
 */
export async function makePreviewLink(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  id: string,
): Promise<{ path: string; expires_at: Date }> {
  const content = await readContent({ db }, kind, id)
  const [token, now] = [randomId(), clock()]
  const expires_at = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS)
  await db.transaction().execute(async trx => {
    await insertPreview(trx, { token_hash: tokenHash(token), content_id: id, expires_at })
    await noteEvent(trx, by, now, { type: 'content-preview-made', data: contentFacts(content) })
  })
  return { path: `/apercu/${kind === 'page' ? 'pages' : 'articles'}/${token}`, expires_at }
}

/** The article that a link shows. @throws Refusal not-found */
export const readPreviewedArticle = async (deps: ContentDeps, token: string) =>
  shownArticle(deps, await previewed(deps, 'article', token))

/** The page that a link shows. @throws Refusal not-found */
export const readPreviewedPage = async (deps: ContentDeps, token: string) =>
  shownPage(deps, await previewed(deps, 'page', token))

async function previewed({ db, clock }: DbAndClock, kind: ContentKind, token: string) {
  return found(await findPreviewed(db, kind, tokenHash(token), clock()))
}
