import type { Context, Next } from 'hono'

/**
 * Keeps dossiers, the administration and the calls out of search engines, of shared and of browser
 * caches; their addresses hold keys, so no other site learns them either.
 */
export async function keepPrivate(context: Context, next: Next) {
  await next()
  const { headers } = context.res
  if (isPrivate(context.req.path)) {
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('Referrer-Policy', 'no-referrer')
    // What is not there is a public page elsewhere; here its address is a key.
    if (!headers.has('Cache-Control') || context.res.status === 404) headers.set('Cache-Control', 'no-store')
  } else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}

const PRIVATE =
  /^\/(api|apercu|dossier|mon-site|demande-de-devis(?=\/.)|healthz|readyz|metrics|transmission|admin-login|admin-dashboard|test-pdf|test-simple|diagnostic)(?![\w-])/

/** Whatever its spelling: the pages' router ignores case, escapes and doubled slashes. */
export function isPrivate(path: string): boolean {
  return PRIVATE.test(unescaped(path).replace(/\/+/g, '/').toLowerCase())
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
