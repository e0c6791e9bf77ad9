import type { Context } from 'hono'
import { parsedUrl } from '~/domain/text/parsed-url'

/**
 * Whether a browser says that a page of another site makes it send: by Fetch Metadata, or by the Origin of a browser that does
 * not know them, which is « null » for forms of our own pages without a referrer. A script or a program says nothing.
 */
export function isFromElsewhere(req: Context['req'], publicUrl: string): boolean {
  const site = req.header('sec-fetch-site')
  // Clients' sites may stand under our own domain: a browser calls them the same site, and sends them our cookies.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = req.header('origin')
  if (origin === undefined || origin === 'null' || origin === new URL(publicUrl).origin) return false
  const url = parsedUrl(origin)
  return url === null || url.host !== req.header('host')
}
