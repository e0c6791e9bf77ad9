import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { isSlug } from '~/domain/text/slug'
import { movedTo } from '~/web/moved-to'
import { breadcrumb, notFoundMeta, pageMeta } from '~/web/page-meta'
import { NotFoundPage } from '~/web/ui/not-found/not-found-page'
import type { Route } from './+types/seo-page'
import { LandingText } from './landing-text'

export const handle = { hydrate: false }

/** Its address, or the token of a preview link. */
interface Asked {
  slug?: string
  token?: string
}

/**
 * 404 when no page has that address, the way to the one that had it; 503 when the server could not read it;
 * a preview is nobody's to keep.
 */
export async function loader({ params, url, context: { api } }: Route.LoaderArgs) {
  const { slug = '', token }: Asked = params
  if (token === undefined && !isSlug(slug)) return nothing(404)
  try {
    if (token === undefined) {
      const page = await api.seoPage({ params: { slug } })
      if (page.slug !== slug) throw movedTo(`/${page.slug}`, url)
      return data({ page })
    }
    const page = await api.previewedPage({ params: { token } })
    return data({ page }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof Response) throw error
    return nothing(isMissing(error) ? 404 : 503)
  }
}

const nothing = (status: number) => data({ page: null }, { status })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page
  const { slug, token }: Asked = args.params
  const path = `/${page?.slug ?? slug}`
  if (!page) return notFoundMeta(args, path)
  const above = page.breadcrumb.map(({ path, label }) => ({ name: label, path }))
  return pageMeta(args, {
    title: page.title,
    description: page.meta_description,
    path,
    unlisted: !page.indexable,
    hidden: token !== undefined,
    picture: `page/${page.slug}`,
    data: [breadcrumb(args, ...above, { name: page.h1, path })],
  })
}

/** The one screen of every landing page (specification A2). */
export default function SeoPage({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? <LandingText page={loaderData.page} /> : <NotFoundPage />
}
