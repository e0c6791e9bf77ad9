import { aidStateOf } from '~/domain/aids/aid-state'
import type { City, CityFamily } from '~/domain/city/city'
import { cityPagesChanged } from '~/domain/city/city-page'
import { isUseful } from '~/domain/city/usefulness'
import type { SiteAddress, SitemapName } from '~/domain/content/addresses'
import { type PublicPath, publicPathsWhere } from '~/domain/content/public-pages'
import { TOPICS, topicOf } from '~/domain/content/topic'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids/aids'
import { listPublished } from '~/store/contents/list-published'
import type { ContentCard } from '~/store/contents/published-contents'
import type { ContentDeps } from './content-deps'

/** Every page that search engines may list, by sitemap, with the true day of its last change. */
export async function listAddresses({
  db,
  atlas,
  clock,
}: Pick<ContentDeps, 'db' | 'atlas' | 'clock'>): Promise<Record<SitemapName, SiteAddress[]>> {
  const [articles, pages, aids] = await Promise.all([
    listPublished(db, 'article'),
    listPublished(db, 'page'),
    listPublishedAids(db),
  ])
  const today = parisDay(clock())
  const there = aids.filter(aid => aidStateOf(aid, today) !== 'ended')
  const written = new Map(pages.map(page => [page.slug, page]))
  const composed = new Date(cityPagesChanged(atlas))

  const family = (name: CityFamily) =>
    atlas.cities.flatMap((city: City) => {
      const slug = `${name}-${city.slug}`
      const page = written.get(slug)
      written.delete(slug)
      if (!page && !isUseful(atlas, city)) return []
      return [{ path: `/${slug}`, changed: page?.updated_at ?? composed }]
    })
  const villes = { site: family('site-internet-gratuit'), clients: family('acquisition-client') }
  const dated: Partial<Record<PublicPath, Date | null>> = { '/villes': composed, '/blog': newest(articles) }
  return {
    pages: [
      ...publicPathsWhere(({ search }) => search === 'listed').map(path => ({
        path,
        changed: dated[path] ?? null,
      })),
      ...there.map(({ slug, checked_on }) => ({ path: `/aides/${slug}`, changed: new Date(checked_on) })),
      ...TOPICS.map(topic => ({ topic, about: articles.filter(article => topicOf(article) === topic) }))
        .filter(({ about }) => about.length > 0)
        .map(({ topic, about }) => ({ path: `/blog/sujets/${topic}`, changed: newest(about) })),
    ],
    articles: articles.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changed: updated_at })),
    guides: [...written.values()].map(({ slug, updated_at }) => ({ path: `/${slug}`, changed: updated_at })),
    'villes-site': villes.site,
    'villes-clients': villes.clients,
  }
}

function newest(articles: ContentCard[]): Date | null {
  const latest = Math.max(...articles.map(({ updated_at }) => updated_at.getTime()))
  return Number.isFinite(latest) ? new Date(latest) : null
}
