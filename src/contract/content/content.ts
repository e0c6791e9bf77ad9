import * as z from 'zod/mini'
import { contentLimits } from '~/domain/content/article'
import { isReservedAddress } from '~/domain/content/reserved-address'
import { adminCall } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'

/** What a word processor leaves in a pasted line: no feed can hold it, nor can the database hold all of it. */
const onOneLine = z.overwrite<string>(typed => typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
const onLines = z.overwrite<string>(typed => typed.replace(/(?![\n\r\t])\p{Cc}/gu, ''))

const needed = z.regex(/\S/, 'Ce champ est obligatoire.')
const text = (max: number) => z.string().check(onOneLine, z.trim(), needed, z.maxLength(max))
const freeText = (max: number) => z.string().check(onOneLine, z.trim(), z.maxLength(max))
const longText = (max: number) => z.string().check(onLines, z.trim(), needed, z.maxLength(max))
const slug = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'L’adresse s’écrit en minuscules sans accents, chiffres et tirets.'),
    z.maxLength(contentLimits.slug),
  )

/** What the administrator types for an article; `content` is Markdown or HTML. */
const articleDraft = z.object({
  title: text(contentLimits.title),
  slug,
  excerpt: freeText(contentLimits.excerpt),
  meta_description: freeText(contentLimits.meta_description),
  keywords: z.array(text(contentLimits.keyword)).check(z.maxLength(contentLimits.keywords)),
  city: z.nullable(freeText(contentLimits.city)),
  content: longText(contentLimits.content),
  published: z.boolean(),
})

const pageSlug = slug.check(
  z.refine(
    typed => !isReservedAddress(typed),
    'Cette adresse est celle d’une autre page du site\u00a0: choisissez-en une autre.',
  ),
)

/** What the administrator types for a landing page; `content` is Markdown or HTML. */
const pageDraft = z.object({
  title: text(contentLimits.title),
  slug: pageSlug,
  h1: text(contentLimits.h1),
  meta_description: freeText(contentLimits.meta_description),
  city: z.nullable(freeText(contentLimits.city)),
  content: longText(contentLimits.content),
  published: z.boolean(),
})

const stamps = {
  id: z.string(),
  /** Raised by every change; a change names the version it starts from. */
  version: z.number(),
  /** « file » until the administrator changes it: from then on the file no longer speaks. */
  origin: z.enum(['file', 'administrator']),
  created_at: instant,
  updated_at: instant,
}

const storedArticle = z.object({ ...articleDraft.shape, ...stamps })
const storedPage = z.object({ ...pageDraft.shape, slug, ...stamps })

const row = z.object({
  ...stamps,
  slug: z.string(),
  title: z.string(),
  city: z.nullable(z.string()),
  published: z.boolean(),
})

const listQuery = z.object(pageQuery)
const version = z.object({ version: z.int() })
const publication = z.object({ published: z.boolean(), version: z.int() })
/** With a version, a text that somebody changed since is not removed unseen. */
const removal = z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) })

export const contentCalls = {
  listArticles: adminCall('GET /api/admin/articles', {
    permission: 'edit-contents',
    summary: 'Articles, published or not, newest first',
    query: listQuery,
    reply: z.object({ articles: z.array(row), total: z.number(), next_cursor: z.nullable(z.string()) }),
  }),
  createArticle: adminCall('POST /api/admin/articles', {
    permission: 'edit-contents',
    summary: 'Writes a new article',
    body: articleDraft,
    status: 201,
    reply: storedArticle,
  }),
  getArticle: adminCall('GET /api/admin/articles/{id}', {
    permission: 'edit-contents',
    summary: 'An article as it was typed',
    reply: storedArticle,
  }),
  updateArticle: adminCall('PUT /api/admin/articles/{id}', {
    permission: 'edit-contents',
    summary: 'Changes an article; refused when somebody changed it since `version`',
    body: z.object({ ...articleDraft.shape, ...version.shape }),
    reply: storedArticle,
  }),
  publishArticle: adminCall('POST /api/admin/articles/{id}/publication', {
    permission: 'edit-contents',
    summary: 'Publishes an article or takes it off the site',
    body: publication,
    reply: storedArticle,
  }),
  deleteArticle: adminCall('DELETE /api/admin/articles/{id}', {
    permission: 'edit-contents',
    summary: 'Removes an article for good; its file does not bring it back',
    query: removal,
  }),
  listPages: adminCall('GET /api/admin/pages', {
    permission: 'edit-contents',
    summary: 'Landing pages that were written, newest first; city pages composed from data are not rows',
    query: listQuery,
    reply: z.object({ pages: z.array(row), total: z.number(), next_cursor: z.nullable(z.string()) }),
  }),
  createPage: adminCall('POST /api/admin/pages', {
    permission: 'edit-contents',
    summary: 'Writes a landing page; the slug of a city page puts it in that page’s place',
    body: pageDraft,
    status: 201,
    reply: storedPage,
  }),
  getPage: adminCall('GET /api/admin/pages/{id}', {
    permission: 'edit-contents',
    summary: 'A landing page as it was typed',
    reply: storedPage,
  }),
  updatePage: adminCall('PUT /api/admin/pages/{id}', {
    permission: 'edit-contents',
    summary: 'Changes a landing page; refused when somebody changed it since `version`',
    body: z.object({ ...pageDraft.shape, ...version.shape }),
    reply: storedPage,
  }),
  publishPage: adminCall('POST /api/admin/pages/{id}/publication', {
    permission: 'edit-contents',
    summary: 'Publishes a landing page or takes it off the site',
    body: publication,
    reply: storedPage,
  }),
  deletePage: adminCall('DELETE /api/admin/pages/{id}', {
    permission: 'edit-contents',
    summary: 'Removes a landing page for good; its file does not bring it back',
    query: removal,
  }),
  previewContent: adminCall('POST /api/admin/content-preview', {
    permission: 'edit-contents',
    summary: 'The HTML that a text would become on the site',
    body: z.object({ content: z.string().check(z.maxLength(contentLimits.content)) }),
    reply: z.object({ content: z.string() }),
  }),
}
