import {
  array,
  boolean,
  enum as choice,
  coerce,
  int,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  regex,
  string,
  trim,
} from 'zod/mini'
import { contentLimits } from '~/domain/content/article'
import { call } from './call'
import { pageQuery } from './page'

const text = (max: number) => string().check(trim(), regex(/\S/, 'Ce champ est obligatoire.'), maxLength(max))
const freeText = (max: number) => string().check(trim(), maxLength(max))
const slug = string().check(
  trim(),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'L’adresse s’écrit en minuscules sans accents, chiffres et tirets.'),
  maxLength(contentLimits.slug),
)

/** What the administrator types for an article; `content` is Markdown or HTML. */
const articleDraft = object({
  title: text(contentLimits.title),
  slug,
  excerpt: freeText(contentLimits.excerpt),
  meta_description: freeText(contentLimits.meta_description),
  keywords: array(text(contentLimits.keyword)).check(maxLength(contentLimits.keywords)),
  city: nullable(freeText(contentLimits.city)),
  content: text(contentLimits.content),
  published: boolean(),
})

/** What the administrator types for a landing page; `content` is Markdown or HTML. */
const pageDraft = object({
  title: text(contentLimits.title),
  slug,
  h1: text(contentLimits.h1),
  meta_description: freeText(contentLimits.meta_description),
  city: nullable(freeText(contentLimits.city)),
  content: text(contentLimits.content),
  published: boolean(),
})

const stamps = {
  id: string(),
  /** Raised by every change; a change names the version it starts from. */
  version: number(),
  /** « file » until the administrator changes it: from then on the file no longer speaks. */
  origin: choice(['file', 'administrator']),
  created_at: string(),
  updated_at: string(),
}

export const storedArticle = object({ ...articleDraft.shape, ...stamps })
export const storedPage = object({ ...pageDraft.shape, ...stamps })

const row = object({
  ...stamps,
  slug: string(),
  title: string(),
  city: nullable(string()),
  published: boolean(),
})

const listQuery = object(pageQuery)
const version = object({ version: number() })
const publication = object({ published: boolean(), version: number() })
/** With a version, a text that somebody changed since is not removed unseen. */
const removal = object({ version: optional(coerce.number().check(int(), minimum(1))) })

export const contentCalls = {
  listArticles: call({
    method: 'GET',
    path: '/api/admin/articles',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Articles, published or not, newest first',
    query: listQuery,
    reply: object({ articles: array(row), total: number(), next_cursor: nullable(string()) }),
  }),
  createArticle: call({
    method: 'POST',
    path: '/api/admin/articles',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Writes a new article',
    body: articleDraft,
    status: 201,
    reply: storedArticle,
  }),
  getArticle: call({
    method: 'GET',
    path: '/api/admin/articles/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'An article as it was typed',
    reply: storedArticle,
  }),
  updateArticle: call({
    method: 'PUT',
    path: '/api/admin/articles/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Changes an article; refused when somebody changed it since `version`',
    body: object({ ...articleDraft.shape, ...version.shape }),
    reply: storedArticle,
  }),
  publishArticle: call({
    method: 'POST',
    path: '/api/admin/articles/{id}/publication',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Publishes an article or takes it off the site',
    body: publication,
    reply: storedArticle,
  }),
  deleteArticle: call({
    method: 'DELETE',
    path: '/api/admin/articles/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Removes an article for good; its file does not bring it back',
    query: removal,
    status: 204,
    reply: object({}),
  }),
  listPages: call({
    method: 'GET',
    path: '/api/admin/pages',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Landing pages that were written, newest first; city pages composed from data are not rows',
    query: listQuery,
    reply: object({ pages: array(row), total: number(), next_cursor: nullable(string()) }),
  }),
  createPage: call({
    method: 'POST',
    path: '/api/admin/pages',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Writes a landing page; the slug of a city page puts it in that page’s place',
    body: pageDraft,
    status: 201,
    reply: storedPage,
  }),
  getPage: call({
    method: 'GET',
    path: '/api/admin/pages/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'A landing page as it was typed',
    reply: storedPage,
  }),
  updatePage: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Changes a landing page; refused when somebody changed it since `version`',
    body: object({ ...pageDraft.shape, ...version.shape }),
    reply: storedPage,
  }),
  publishPage: call({
    method: 'POST',
    path: '/api/admin/pages/{id}/publication',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Publishes a landing page or takes it off the site',
    body: publication,
    reply: storedPage,
  }),
  deletePage: call({
    method: 'DELETE',
    path: '/api/admin/pages/{id}',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'Removes a landing page for good; its file does not bring it back',
    query: removal,
    status: 204,
    reply: object({}),
  }),
  previewContent: call({
    method: 'POST',
    path: '/api/admin/content-preview',
    reader: 'admin',
    permission: 'edit-contents',
    summary: 'The HTML that a text would become on the site',
    body: object({ content: string().check(maxLength(contentLimits.content)) }),
    reply: object({ content: string() }),
  }),
}
