import { escapeHtml } from '~/domain/text/html'
import type { SiteFile } from '../render-options'

/** sitemap.xml and robots.txt of a site that everybody may find. @param addresses whole, of its pages */
export function crawlerFiles(origin: string, basePath: string, addresses: string[]): SiteFile[] {
  const entries = addresses.map(address => `<url><loc>${escapeHtml(address)}</loc></url>`).join('\n')
  return [
    {
      path: 'sitemap.xml',
      type: 'application/xml; charset=utf-8',
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
    },
    {
      path: 'robots.txt',
      type: 'text/plain; charset=utf-8',
      body: `User-agent: *\nDisallow: ${basePath}/_\nAllow: ${basePath}/_f/\n\nSitemap: ${origin}${basePath}/sitemap.xml\n`,
    },
  ]
}
