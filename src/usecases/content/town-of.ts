import type { SitePrice } from '~/domain/agency'
import { mostForSite } from '~/domain/aids/aid-words'
import type { NearAid } from '~/domain/city/aids-here'
import type { Atlas, CityPlace } from '~/domain/city/atlas'
import type { City, CityFamily } from '~/domain/city/city'
import { cityPagesChanged } from '~/domain/city/city-page'
import { byPull } from '~/domain/city/neighbourhood'
import { atPlace, ofPlace } from '~/domain/city/place-names'
import { tradeGains } from '~/domain/city/trade-gains'
import { amountsOf } from '~/domain/invoice/amounts'
import type { InvoiceAmounts } from '~/domain/invoice/invoice'
import { offerLines } from '~/domain/invoice/offer'
import { remainderOf } from '~/domain/invoice/settlement'
import { EXAMPLE_TRADES, type ExampleTrade } from '~/domain/trade/example-trade'
import type { ContentCard } from '~/store/contents/published-contents'
import { articleNear } from './article-near'

/** On a map more dots than these are a blot. */
const MOST_SPOTS = 60

/** What stands beside a city's composed text; the price is that of its first postal code, with the VAT of there. */
export function townOf(
  atlas: Atlas,
  { family, city }: CityPlace,
  { aids, articles, sitePrice }: { aids: NearAid[]; articles: ContentCard[]; sitePrice: SitePrice },
) {
  const { source, placeSource } = atlas
  const price = amountsOf(offerLines(sitePrice), city.postal_codes[0] ?? '')
  return {
    family,
    name: city.name,
    at: atPlace(city),
    of: ofPlace(city),
    spots: spotsOf(atlas, family, city),
    price,
    aid: price && bestAid(aids, price),
    trade: tradeOf(family, city),
    gains: family === 'site-internet-gratuit' ? tradeGains(city, atlas.around(city)) : [],
    article: articleNear(atlas, family, city, articles),
    sources: [
      { label: source.label, url: source.url },
      ...placeSource.urls.map((url, at) => ({
        label: `${at === 0 ? 'GeoNames' : 'SimpleMaps'} (${placeSource.licence})`,
        url,
      })),
    ],
    as_of: cityPagesChanged(atlas),
  }
}

function spotsOf(atlas: Atlas, family: CityFamily, city: City) {
  const around = atlas.around(city)
  if (!around) return null
  return [...around.near]
    .sort(byPull)
    .slice(0, MOST_SPOTS)
    .map(({ name, slug, east, north, population }) => ({
      name,
      path: slug ? `/${family}-${slug}` : null,
      east: round(east),
      north: round(north),
      population,
    }))
}

const round = (km: number) => Math.round(km * 10) / 10

function bestAid(aids: NearAid[], price: InvoiceAmounts) {
  const net = price.net_cents / 100
  const [best] = aids.map(aid => ({ aid, most: mostForSite(aid, net) ?? 0 })).sort((a, b) => b.most - a.most)
  if (!best || best.most === 0) return null
  const { aid, most } = best
  return {
    name: aid.name,
    path: `/aides/${aid.slug}`,
    most,
    rest: remainderOf(price, { cents: most * 100 }).net_cents / 100,
  }
}

/** The same for a town on every day; neighbours and the two pages of a town differ. */
function tradeOf(family: CityFamily, { code }: City): ExampleTrade {
  const sum = [...family, ...code].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  )
  return EXAMPLE_TRADES[sum % EXAMPLE_TRADES.length] ?? 'plombier-chauffagiste'
}
