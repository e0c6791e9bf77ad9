import { saidOn } from '~/domain/aids/aid-state'
import type { NearAid } from '~/domain/city/aids-here'
import { type Atlas, type CityPlace, cityOfSlug } from '~/domain/city/atlas'
import { type City, type CityFamily, cityFamilies } from '~/domain/city/city'
import { type CityPage, cityPage } from '~/domain/city/city-page'
import { coversCity } from '~/domain/city/covers-city'
import { atPlace } from '~/domain/city/place-names'
import { found } from '~/domain/found'
import { priceOf } from '~/domain/invoice/offer'
import { withPrice } from '~/domain/invoice/price-words'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids/aids'
import type { StoredContent } from '~/store/contents/contents'
import { listPublished } from '~/store/contents/list-published'
import { findMoved, findPublished } from '~/store/contents/published-contents'
import type { ContentDeps } from './content-deps'
import { liveAidLinks } from './live-aid-links'
import type { NearPage } from './read-article'
import { remembered } from './remembered'
import { townOf } from './town-of'

export interface LandingPage {
  slug: string
  title: string
  meta_description: string
  h1: string
  city: string | null
  content: string
  updated_at: string
  indexable: boolean
  breadcrumb: NearPage[]
  related: NearPage[]
  /** Null on a page that somebody wrote. */
  town: ReturnType<typeof townOf> | null
}

/**
 * A landing page: the one that was written, else the one composed from the data of its city, else the one that had that
 * address before another.
 * @throws Refusal `not-found` when there is none.
 */
export async function readPage(deps: ContentDeps, slug: string): Promise<LandingPage> {
  const row = await findPublished(deps.db, 'page', slug)
  if (row) return shownPage(deps, row)
  const page = await composedPage(deps, slug)
  return page ? priced(deps, page) : shownPage(deps, found(await findMoved(deps.db, 'page', slug)))
}

/** A page that somebody wrote as the site shows it, published or not. */
export const shownPage = async (deps: ContentDeps, row: StoredContent): Promise<LandingPage> =>
  priced(deps, await writtenPage(deps, row))

function priced({ agency, sanitise }: ContentDeps, page: LandingPage): LandingPage {
  const price = priceOf(agency)
  return {
    ...page,
    meta_description: withPrice(page.meta_description, price),
    content: withPrice(sanitise(page.content), price),
  }
}

async function writtenPage({ db, clock, atlas }: ContentDeps, row: StoredContent): Promise<LandingPage> {
  const { slug } = row
  const place = cityOfSlug(atlas, slug)
  const siblings = place ? [] : await listPublished(db, 'page')
  return {
    ...row,
    content: await liveAidLinks({ db, clock }, row.html),
    updated_at: row.updated_at.toISOString(),
    indexable: true,
    town: null,
    breadcrumb: place ? [cities] : [],
    related: place
      ? neighbours(atlas, place.family, place.city)
      : [
          ...siblings
            .filter(page => page.slug !== slug)
            .map(page => ({ path: `/${page.slug}`, label: page.title })),
          cities,
        ],
  }
}

async function composedPage(
  { db, atlas, clock, agency }: ContentDeps,
  slug: string,
): Promise<LandingPage | null> {
  const place = cityOfSlug(atlas, slug)
  if (!place) return null
  const today = parisDay(clock())
  const price = priceOf(agency)
  const aids = (await listPublishedAids(db))
    .filter(aid => coversCity(aid, place.city))
    .map(aid => saidOn(aid, today))
    .filter(({ state }) => state !== 'closed' && state !== 'ended')
    .map(({ aid, state }) => ({ ...aid, state }))
  return {
    ...composed(atlas, place, aids, price.net_cents),
    breadcrumb: [cities],
    related: neighbours(atlas, place.family, place.city),
    town: townOf(atlas, place, { aids, articles: await listPublished(db, 'article'), sitePrice: price }),
  }
}

/** The same text until the data, the aids of the city or the price are others. */
function composed(atlas: Atlas, { family, city }: CityPlace, aids: NearAid[], net_cents: number): CityPage {
  const pages = composedPages.get(atlas) ?? remembered<CityPage>(500)
  composedPages.set(atlas, pages)
  return pages(JSON.stringify([family, city.slug, aids, net_cents]), () =>
    cityPage(atlas, family, city, aids, net_cents),
  )
}

const composedPages = new WeakMap<Atlas, ReturnType<typeof remembered<CityPage>>>()

const cities: NearPage = { path: '/villes', label: 'Toutes les villes' }

/** The same family's pages of the nearest towns that have one, then the city's other page. */
function neighbours(atlas: Atlas, family: CityFamily, city: City): NearPage[] {
  const pageOf = (one: CityFamily, { slug, ...place }: City) => ({
    path: `/${one}-${slug}`,
    label: `${familyWords[one]} ${atPlace(place)}`,
  })
  const near = (atlas.around(city)?.near ?? []).flatMap(({ slug }) => atlas.bySlug.get(slug ?? '') ?? [])
  const others = cityFamilies.filter(one => one !== family)
  return [...near.slice(0, 6).map(one => pageOf(family, one)), ...others.map(one => pageOf(one, city))]
}

const familyWords: Record<CityFamily, string> = {
  'site-internet-gratuit': 'Financer un site',
  'acquisition-client': 'Trouver des clients',
}
