import type { MetaDescriptor } from 'react-router'
import { isPublicPath, PUBLIC_PAGES, type PublicPath } from '~/domain/content/public-pages'
import { priceOf } from '~/domain/invoice/offer'
import type { Site } from './site'

interface PageWords {
  /** Without the brand, which is added after a dash. */
  title: string
  /** Left out where it is empty: the first words of the page say more. */
  description: string
  /** With a slash at the start: the canonical address. A page that is always hidden has none. */
  path?: string
  /** A picture under /og, without its ending; `site` by default. */
  picture?: string
  /** Kept out of search engines: dossiers, results, tests. A page of the public table has its own word there. */
  hidden?: boolean
  /** Read by search engines for its links, yet not listed. */
  unlisted?: boolean
  type?: 'website' | 'article'
  /** schema.org objects, shown as JSON-LD. */
  data?: Record<string, unknown>[]
}

interface MetaArgs {
  matches: readonly unknown[]
}

/** The head of a page: title, description, canonical address, Open Graph, JSON-LD. */
export function pageMeta({ matches }: MetaArgs, words: PageWords): MetaDescriptor[] {
  const site = siteOf(matches)
  const brand = site?.brand
  const origin = site?.public_url ?? ''
  const title = brand ? `${words.title} – ${brand}` : words.title
  const address = words.path && `${origin}${words.path}`
  return [
    { title },
    ...(words.description ? [{ name: 'description', content: words.description }] : []),
    words.hidden || !address || isHidden(words.path)
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: address },
    ...(words.unlisted ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { property: 'og:type', content: words.type ?? 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    ...(brand ? [{ property: 'og:site_name', content: brand }] : []),
    { property: 'og:title', content: words.title },
    ...(words.description ? [{ property: 'og:description', content: words.description }] : []),
    ...(address ? [{ property: 'og:url', content: address }] : []),
    { property: 'og:image', content: `${origin}/og/${words.picture ?? 'site'}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(words.data ?? []).map(item => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ]
}

/** The head of an address that leads nowhere. */
export const notFoundMeta = (args: MetaArgs, path: string): MetaDescriptor[] =>
  pageMeta(args, {
    title: 'Page non trouvée',
    description: 'Cette adresse ne mène à aucune page du site.',
    path,
    hidden: true,
  })

/** The head of a page that search engines keep out: its words are the same whatever it shows. */
export const hiddenMeta = (title: string, description: string) => (args: MetaArgs) =>
  pageMeta(args, { title, description, hidden: true })

const isHidden = (path = '') => isPublicPath(path) && PUBLIC_PAGES[path].search === 'hidden'

/** The trail from the home page, as schema.org's BreadcrumbList; a page of the public table by its address. */
export function breadcrumb(
  args: MetaArgs,
  ...trail: (PublicPath | { name: string; path: string })[]
): Record<string, unknown> {
  const steps = trail.map(step =>
    typeof step === 'string' ? { name: PUBLIC_PAGES[step].name, path: step } : step,
  )
  const origin = siteOf(args.matches)?.public_url ?? ''
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: PUBLIC_PAGES['/'].name, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** The identity of the site as the root loaded it; none while an error page is drawn. */
export function siteOf(matches: readonly unknown[]): Site | undefined {
  const root = (matches as (RootMatch | undefined)[]).find(match => match?.id === 'root')
  return (root?.loaderData ?? root?.data)?.site
}

/** The router's own match of the root; `data` is what older ones call it. */
interface RootMatch {
  id: string
  loaderData?: { site: Site }
  data?: { site: Site }
}

/** Who publishes the site, as schema.org's Organization. */
export function organization({ matches }: MetaArgs): Record<string, unknown> {
  const site = siteOf(matches)
  if (!site) return {}
  const { street, postal_code, city } = site.address
  return {
    '@type': 'Organization',
    '@id': `${site.public_url}/#organization`,
    name: site.brand,
    legalName: site.legal_name,
    url: `${site.public_url}/`,
    logo: `${site.public_url}/icon-512.png`,
    email: site.email,
    telephone: site.telephone,
    vatID: site.vat_number,
    identifier: { '@type': 'PropertyValue', propertyID: 'SIRET', value: site.siret },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postal_code,
      addressLocality: city,
      addressCountry: 'FR',
    },
  }
}

/** The site itself, as schema.org's WebSite. */
export function website({ matches }: MetaArgs): Record<string, unknown> {
  const site = siteOf(matches)
  return { '@type': 'WebSite', name: site?.brand, url: `${site?.public_url}/`, inLanguage: 'fr' }
}

/** What is sold, as schema.org's Service, at today's price. */
export function service({ matches }: MetaArgs): Record<string, unknown> {
  const { label, net_cents } = priceOf(siteOf(matches) ?? {})
  return {
    '@type': 'Service',
    name: label,
    serviceType: 'Création de site internet',
    areaServed: { '@type': 'Country', name: 'France' },
    provider: { '@id': `${siteOf(matches)?.public_url}/#organization` },
    offers: {
      '@type': 'Offer',
      price: net_cents / 100,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: net_cents / 100,
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
      },
    },
  }
}
