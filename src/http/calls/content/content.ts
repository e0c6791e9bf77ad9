import type { contentCalls } from '~/contract/content/content'
import type { ContentDeps } from '~/usecases/content/content-deps'
import { manageContents } from '~/usecases/content/manage-contents'
import { publishContent } from '~/usecases/content/publish-content'
import { readContent } from '~/usecases/content/read-content'
import { removeContent } from '~/usecases/content/remove-content'
import { renderContent } from '~/usecases/content/render-content'
import { createContent, updateContent } from '~/usecases/content/write-content'
import type { Handlers } from '../../register'

type Row = Awaited<ReturnType<typeof readContent>>

/**
 * The administrator's calls on articles and landing pages.
 * @param forget empties the page cache: lists, feeds and neighbours of the changed text show it at once
 */
export function contentHandlers(
  deps: ContentDeps,
  forget: () => void,
): Pick<Handlers, keyof typeof contentCalls> {
  const changed = (row: Row): Row => {
    forget()
    return row
  }
  return {
    listArticles: async ({ query }) => {
      const { rows, ...rest } = await manageContents(deps, 'article', {
        ...query,
        cursor: query.cursor ?? null,
      })
      return { articles: rows.map(rowOf), ...rest }
    },
    createArticle: async ({ body, by }) => rowOf(changed(await createContent(deps, by, 'article', body))),
    getArticle: async ({ params }) => rowOf(await readContent(deps, 'article', params.id)),
    updateArticle: async ({ params, body, by }) =>
      rowOf(changed(await updateContent(deps, by, 'article', params.id, body))),
    publishArticle: async ({ params, body, by }) =>
      rowOf(changed(await publishContent(deps, by, 'article', params.id, body))),
    deleteArticle: async ({ params, query, by }) => {
      await removeContent(deps, by, 'article', params.id, query.version)
      forget()
      return {}
    },
    listPages: async ({ query }) => {
      const { rows, ...rest } = await manageContents(deps, 'page', { ...query, cursor: query.cursor ?? null })
      return { pages: rows.map(rowOf), ...rest }
    },
    createPage: async ({ body, by }) => rowOf(changed(await createContent(deps, by, 'page', body))),
    getPage: async ({ params }) => rowOf(await readContent(deps, 'page', params.id)),
    updatePage: async ({ params, body, by }) =>
      rowOf(changed(await updateContent(deps, by, 'page', params.id, body))),
    publishPage: async ({ params, body, by }) =>
      rowOf(changed(await publishContent(deps, by, 'page', params.id, body))),
    deletePage: async ({ params, query, by }) => {
      await removeContent(deps, by, 'page', params.id, query.version)
      forget()
      return {}
    },
    previewContent: async ({ body }) => ({ content: renderContent(body.content) }),
  }
}

const rowOf = (row: Row) => ({ ...row, content: row.source })
