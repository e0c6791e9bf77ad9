import * as z from 'zod/mini'
import { contentLimits } from '~/domain/content/article'
import { adminCall, call } from '../call'
import { instant } from '../shapes/instant'
import { article } from '../shapes/shown-article'
import { seoPage } from './seo'

const link = z.object({
  /** Of this site; whoever has it sees the text as it is saved. */
  url: z.string(),
  expires_at: instant,
})

/** A text before it is published: by a link, and as its link will look where it is shared. */
export const contentPreviewCalls = {
  previewArticleLink: adminCall('POST /api/admin/articles/{id}/preview-link', {
    permission: 'edit-contents',
    summary: 'A link that shows an article as it is saved, for fourteen days; it ends the one before it',
    status: 201,
    reply: link,
  }),
  previewPageLink: adminCall('POST /api/admin/pages/{id}/preview-link', {
    permission: 'edit-contents',
    summary: 'A link that shows a landing page as it is saved, for fourteen days; it ends the one before it',
    status: 201,
    reply: link,
  }),
  previewShareCard: adminCall('POST /api/admin/content-preview/card', {
    permission: 'edit-contents',
    summary: 'The picture that a shared link of a text would show',
    body: z.object({
      kind: z.enum(['article', 'page']),
      title: z.string().check(z.maxLength(contentLimits.title)),
      slug: z.string().check(z.maxLength(contentLimits.slug)),
      city: z.nullable(z.string().check(z.maxLength(contentLimits.city))),
    }),
    reply: 'image/png',
  }),
  previewedArticle: call('GET /api/content-preview/articles/{token}', {
    reader: 'public',
    summary: 'The article that a preview link shows',
    reply: article,
  }),
  previewedPage: call('GET /api/content-preview/pages/{token}', {
    reader: 'public',
    summary: 'The landing page that a preview link shows',
    reply: seoPage,
  }),
}
