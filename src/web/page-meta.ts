import type { MetaDescriptor, UIMatch } from 'react-router'
import type { Site } from './site'

interface PageWords {
  /** Without the brand, which is added after a dash; true `bare` leaves it as it is. */
  title: string
  description: string
  /** With a slash at the start: the canonical address. */
  path: string
  /** A picture of public/og, without its ending; `site` by default. */
  picture?: string
  bare?: boolean
  /** Kept out of search engines: dossiers, results, tests. */
  hidden?: boolean
  /** schema.org objects, shown as JSON-LD. */
  data?: Record<string, unknown>[]
}

interface MetaArgs {
  matches: readonly unknown[]
}

/** The head of a page: title, description, canonical address, Open Graph, JSON-LD. */
export function pageMeta({ matches }: MetaArgs, words: PageWords): MetaDescriptor[] {
  const site = siteOf(matches)
  const brand = site?.brand ?? 'Sitéligible'
  const origin = site?.public_url ?? ''
  const title = words.bare ? words.title : `${words.title} – ${brand}`
  const address = `${origin}${words.path}`
  return [
    { title },
    { name: 'description', content: words.description },
    words.hidden
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: words.title },
    { property: 'og:description', content: words.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}/og/${words.picture ?? 'site'}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(words.data ?? []).map(item => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ]
}

/** The trail from the home page, as schema.org's BreadcrumbList. */
export function breadcrumb(
  args: MetaArgs,
  ...trail: { name: string; path: string }[]
): Record<string, unknown> {
  const origin = siteOf(args.matches)?.public_url ?? ''
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Accueil', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** The identity of the site as the root loaded it; none while an error page is drawn. */
export function siteOf(matches: readonly unknown[]): Site | undefined {
  const root = (matches as (UIMatch & { loaderData?: unknown })[]).find(match => match?.id === 'root')
  return ((root?.loaderData ?? root?.data) as { site: Site } | undefined)?.site
}
