import type { Atlas } from '~/domain/city/atlas'
import type { City, CityFamily } from '~/domain/city/city'
import { kilometresBetween } from '~/domain/city/distance'
import { nearest } from '~/domain/content/nearest'
import type { ContentCard } from '~/store/contents/published-contents'
import type { NearPage } from './read-article'

/** An article about another city is worth reading from so many kilometres away. */
const ARTICLE_REACH = 40

/** The article about the nearest city within reach, else one about what the page is for. */
export function articleNear(
  atlas: Atlas,
  family: CityFamily,
  city: City,
  articles: ContentCard[],
): NearPage | null {
  const [close] = articles
    .flatMap(article => {
      const about = article.city === null ? undefined : atlas.named(article.city)
      const km = about?.point && city.point ? kilometresBetween(about.point, city.point) : Infinity
      return km <= ARTICLE_REACH ? [{ article, km }] : []
    })
    .sort((a, b) => a.km - b.km)
  const subject = { slug: '', city: null, title: subjects[family], keywords: [] }
  const found =
    close?.article ??
    nearest(
      subject,
      articles.filter(article => article.city === null),
      1,
    )[0]
  return found ? { path: `/blog/${found.slug}`, label: found.title } : null
}

const subjects: Record<CityFamily, string> = {
  'site-internet-gratuit': 'aides régionales subvention site internet',
  'acquisition-client': 'appel qualifié prix zone desservie référencement local',
}
