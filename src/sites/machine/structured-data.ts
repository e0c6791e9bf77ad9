import type { OpeningHours, SiteFacts } from '~/domain/site/facts/facts'
import { closuresToTell } from '~/domain/site/opening'
import type { SiteView } from '../site-view'
import { dialled } from '../words/telephone-words'
import { tradeWordsOf } from '../words/trade-words'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * What search engines read of the firm on its first page, all of which stands on that page for people too.
 * @returns JSON that cannot end its script element; null where the firm has no place to be found at
 */
export function structuredData({ facts, day, options, to, layout }: SiteView): string | null {
  const { city, street, postal_code } = facts.address
  if (options.purpose !== 'published' || !city || options.origin === null) return null
  const url = options.origin + to('/')
  const hours = facts.hours.filter(({ appointment }) => !appointment)
  const area = layout.pages[0]?.sections.some(({ kind }) => kind === 'area')
  const data = {
    '@context': 'https://schema.org',
    '@type': tradeWordsOf(facts).schema,
    '@id': url,
    url,
    name: facts.name,
    telephone: (facts.telephone && dialled(facts.telephone)) || undefined,
    email: facts.email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      postalCode: postal_code ?? undefined,
      addressLocality: city,
      addressCountry: 'FR',
    },
    openingHoursSpecification: hours.length > 0 ? hours.map(hoursAsData) : undefined,
    specialOpeningHoursSpecification: closingsAsData(facts, day),
    areaServed: area && facts.area.towns.length > 0 ? facts.area.towns : undefined,
  }
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

const hoursAsData = ({ days, opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map(day => `https://schema.org/${DAYS[day - 1]}`),
  opens,
  // The whole day, as schema.org writes it.
  closes: opens === closes ? '23:59' : closes,
})

function closingsAsData(facts: SiteFacts, day: string) {
  const closings = closuresToTell(facts, day).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }))
  return closings.length > 0 ? closings : undefined
}
