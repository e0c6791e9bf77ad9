import { sha256Of } from '../sha256-of'

/** A page that search engines may list. */
export interface SiteAddress {
  path: string
  /** Null where no true date is known: none is better than an invented one. */
  changed: Date | null
}

/** The sitemaps, one for each kind of page; the index names them all. */
export const sitemapNames = ['pages', 'articles', 'guides', 'villes-site', 'villes-clients'] as const
export type SitemapName = (typeof sitemapNames)[number]

/**
 * The key by which IndexNow knows that the sender owns the site: it is public, at /{key}.txt, and only
 * has to stay the same.
 */
export function indexNowKey(publicUrl: string): string {
  return sha256Of(`indexnow ${publicUrl}`).slice(0, 32)
}
