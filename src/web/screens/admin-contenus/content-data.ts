import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '~/contract/call'
import type { contentCalls } from '~/contract/content'
import { adminApi } from '~/web/admin-session'

export type Kind = 'articles' | 'pages'
type Calls = typeof contentCalls
export type ContentRow = ReplyOf<Calls['listArticles']>['articles'][number]
export type Article = ReplyOf<Calls['getArticle']>
export type Page = ReplyOf<Calls['getPage']>

/** What the editor holds, for either kind; what a kind has not stays empty. */
export interface Draft {
  title: string
  slug: string
  h1: string
  excerpt: string
  meta_description: string
  /** As typed, parted by commas. */
  keywords: string
  city: string
  content: string
  published: boolean
}

export const EMPTY: Draft = {
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

export const useContent = (kind: Kind, id: string | null) =>
  useQuery({
    queryKey: [...CONTENTS, kind, 'one', id],
    enabled: id !== null,
    // What is being typed is never overwritten by a second reading.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ draft: Draft; version: number }> => {
      const params = { id: id ?? '' }
      if (kind === 'pages') {
        const page = await adminApi.getPage({ params, signal })
        return { draft: { ...EMPTY, ...pick(page), h1: page.h1 }, version: page.version }
      }
      const article = await adminApi.getArticle({ params, signal })
      const { excerpt, keywords } = article
      return {
        draft: { ...EMPTY, ...pick(article), excerpt, keywords: keywords.join(', ') },
        version: article.version,
      }
    },
  })

/** Writes a new text, or the next version of one. */
export function useSaveContent(kind: Kind, id: string | null, version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft): Promise<{ id: string }> => {
      const { h1, excerpt, keywords, city, ...common } = draft
      const shared = { ...common, city: city.trim() || null }
      if (kind === 'pages') {
        const body = { ...shared, h1 }
        return id === null
          ? adminApi.createPage({ body })
          : adminApi.updatePage({ params: { id }, body: { ...body, version } })
      }
      const words = keywords.split(',').map(word => word.trim())
      const body = { ...shared, excerpt, keywords: words.filter(word => word !== '') }
      return id === null
        ? adminApi.createArticle({ body })
        : adminApi.updateArticle({ params: { id }, body: { ...body, version } })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: CONTENTS }),
  })
}

/** Publishes, takes off the site, or removes for good. */
export function useContentAction(kind: Kind) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ row, action }: { row: ContentRow; action: 'publish' | 'withdraw' | 'delete' }) => {
      const params = { id: row.id }
      if (action === 'delete') {
        await (kind === 'pages' ? adminApi.deletePage({ params }) : adminApi.deleteArticle({ params }))
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
