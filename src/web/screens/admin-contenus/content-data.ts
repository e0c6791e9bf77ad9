import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReplyOf } from '~/contract/call'
import type { contentCalls } from '~/contract/content/content'
import { adminApi } from '~/web/admin-api'
import type { Typed } from './use-draft'

export type Kind = 'articles' | 'pages'
type Calls = typeof contentCalls
export type ContentRow = ReplyOf<Calls['listArticles']>['articles'][number]
export type Article = ReplyOf<Calls['getArticle']>
export type Page = ReplyOf<Calls['getPage']>

/** What the editor holds, for either kind; what a kind has not stays empty. */
const typed = z.string()

const draftShape = z.object({
  title: typed,
  slug: typed,
  h1: typed,
  excerpt: typed,
  meta_description: typed,
  /** As typed, parted by commas. */
  keywords: typed,
  city: typed,
  content: typed,
  published: z.boolean(),
})

export type Draft = z.infer<typeof draftShape>

const EMPTY: Draft = {
  title: '',
  slug: '',
  h1: '',
  excerpt: '',
  meta_description: '',
  keywords: '',
  city: '',
  content: '',
  published: false,
}

const CONTENTS = ['admin', 'contents'] as const

export const useContents = (kind: Kind, search: string, cursor: string | undefined) =>
  useQuery({
    queryKey: [...CONTENTS, kind, search, cursor],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { search, cursor }
      if (kind === 'pages') {
        const { pages, ...rest } = await adminApi.listPages({ query, signal })
        return { rows: pages, ...rest }
      }
      const { articles, ...rest } = await adminApi.listArticles({ query, signal })
      return { rows: articles, ...rest }
    },
  })

/** A text as it is stored. */
export interface Stored {
  id: string
  version: number
  draft: Draft
}

export const useContent = (kind: Kind, id: string | null) =>
  useQuery({
    // Not among the lists: what is being typed is read once, whatever is saved meanwhile.
    queryKey: ['admin', 'content', kind, id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readStored(kind, String(id), signal),
  })

export async function readStored(kind: Kind, id: string, signal?: AbortSignal): Promise<Stored> {
  const params = { id }
  if (kind === 'pages') {
    const page = await adminApi.getPage({ params, signal })
    return { id, draft: { ...EMPTY, ...pick(page), h1: page.h1 }, version: page.version }
  }
  const article = await adminApi.getArticle({ params, signal })
  const { excerpt, keywords } = article
  const draft = { ...EMPTY, ...pick(article), excerpt, keywords: keywords.join(', ') }
  return { id, draft, version: article.version }
}

/** What is typed of either kind. */
export const typedTexts = { articles: textOf('articles'), pages: textOf('pages') }

function textOf(kind: Kind): Typed<Draft, Stored> {
  return {
    ...{ kind, shape: draftShape, empty: EMPTY, written: 'Texte enregistré', shownBy: CONTENTS },
    draftOf: ({ draft }) => draft,
    write: async (draft, over) => ({ ...(await writeText(kind, draft, over)), draft }),
  }
}

function writeText(
  kind: Kind,
  draft: Draft,
  over: { id: string; version: number } | null,
): Promise<{ id: string; version: number }> {
  const { h1, excerpt, keywords, city, ...common } = draft
  const shared = { ...common, city: city.trim() || null }
  const words = keywords.split(',').map(word => word.trim())
  const page = { ...shared, h1 }
  const article = { ...shared, excerpt, keywords: words.filter(word => word !== '') }
  if (!over)
    return kind === 'pages' ? adminApi.createPage({ body: page }) : adminApi.createArticle({ body: article })
  const { id, version } = over
  return kind === 'pages'
    ? adminApi.updatePage({ params: { id }, body: { ...page, version } })
    : adminApi.updateArticle({ params: { id }, body: { ...article, version } })
}

/** Publishes, takes off the site, or removes for good. */
export function useContentAction(kind: Kind) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ row, action }: { row: ContentRow; action: 'publish' | 'withdraw' | 'delete' }) => {
      const params = { id: row.id }
      if (action === 'delete') {
        const request = { params, query: { version: row.version } }
        await (kind === 'pages' ? adminApi.deletePage(request) : adminApi.deleteArticle(request))
        return
      }
      const body = { published: action === 'publish', version: row.version }
      await (kind === 'pages'
        ? adminApi.publishPage({ params, body })
        : adminApi.publishArticle({ params, body }))
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: CONTENTS }),
  })
}

const pick = ({ title, slug, meta_description, city, content, published }: Article | Page) => ({
  ...{ title, slug, meta_description, content, published },
  city: city ?? '',
})
