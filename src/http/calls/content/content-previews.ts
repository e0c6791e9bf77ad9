import type { contentPreviewCalls } from '~/contract/content/content-previews'
import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { drawSharePicture } from '~/usecases/content/draw-share-picture'
import { makePreviewLink, readPreviewedArticle, readPreviewedPage } from '~/usecases/content/preview-content'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'
import { articleReply } from './seo'

/** Texts before they are published. */
export function contentPreviewHandlers(deps: Deps): Pick<Handlers, keyof typeof contentPreviewCalls> {
  const linkTo = async (by: AccountActor, kind: ContentKind, id: string) => {
    const { path, expires_at } = await makePreviewLink(deps, by, kind, id)
    return { url: deps.publicUrl + path, expires_at }
  }
  return {
    previewArticleLink: ({ params, by }) => linkTo(by, 'article', params.id),
    previewPageLink: ({ params, by }) => linkTo(by, 'page', params.id),
    previewShareCard: async ({ body }) =>
      new Response(new Uint8Array(await drawSharePicture(deps, body)), {
        headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' },
      }),
    previewedArticle: async ({ params }) => articleReply(await readPreviewedArticle(deps, params.token)),
    previewedPage: ({ params }) => readPreviewedPage(deps, params.token),
  }
}
