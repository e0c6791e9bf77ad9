import { type Heading, withHeadings } from '~/domain/content/headings'
import { nearest } from '~/domain/content/nearest'
import { found } from '~/domain/found'
import { priceOf } from '~/domain/invoice/offer'
import { withPrice } from '~/domain/invoice/price-words'
import type { StoredContent } from '~/store/contents/contents'
import { listPublished } from '~/store/contents/list-published'
import { findMoved, findPublished } from '~/store/contents/published-contents'
import type { ContentDeps } from './content-deps'
import { liveAidLinks } from './live-aid-links'

/** An address of this site and what a link to it says. */
export interface NearPage {
  path: string
  label: string
}

export type ShownArticle = StoredContent & { related: NearPage[]; headings: Heading[]; bytes: number }

/** The article of an address, or that had it before another. @throws Refusal `not-found` when none is published. */
export async function readArticle(deps: ContentDeps, slug: string): Promise<ShownArticle> {
  const article = await findPublished(deps.db, 'article', slug)
  return shownArticle(deps, article ?? found(await findMoved(deps.db, 'article', slug)))
}

/** An article as its page shows it, published or not. */
export async function shownArticle(
  { db, clock, atlas, sanitise, agency }: ContentDeps,
  article: StoredContent,
): Promise<ShownArticle> {
  const near = nearest(article, await listPublished(db, 'article'), 3)
  const city = article.city === null ? undefined : atlas.named(article.city)
  const price = priceOf(agency)
  return {
    ...article,
    excerpt: withPrice(article.excerpt, price),
    meta_description: withPrice(article.meta_description, price),
    ...withHeadings(withPrice(await liveAidLinks({ db, clock }, sanitise(article.html)), price)),
    bytes: Buffer.byteLength(article.source),
    related: [
      ...near.map(({ slug, title }) => ({ path: `/blog/${slug}`, label: title })),
      ...(city
        ? [
            {
              path: `/site-internet-gratuit-${city.slug}`,
              label: `Financer un site\u00a0: ${city.name}`,
            },
            { path: `/acquisition-client-${city.slug}`, label: `Trouver des clients\u00a0: ${city.name}` },
          ]
        : []),
    ],
  }
}
