import type { SiteAddress } from '~/domain/content/addresses'
import { escapeHtml } from '~/domain/text/html'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of the sitemaps (sitemaps.org 0.9). */
export function sitemapIndex(publicUrl: string, sitemaps: SiteAddress[]): string {
  return `${head}<sitemapindex ${namespace}>\n${entries('sitemap', publicUrl, sitemaps)}</sitemapindex>\n`
}

/** The pages of one kind. */
export function sitemap(publicUrl: string, pages: SiteAddress[]): string {
  return `${head}<urlset ${namespace}>\n${entries('url', publicUrl, pages)}</urlset>\n`
}

const entries = (tag: string, publicUrl: string, list: SiteAddress[]) =>
  list
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return `<${tag}><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</${tag}>\n`
    })
    .join('')
