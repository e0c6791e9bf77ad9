import type { Context, Next } from 'hono'

/**
 * What every answer carries, errors and files included, unless its handler says otherwise: nothing runs,
 * nothing is framed, no type is guessed, no other origin may read or embed it.
 * @param publicUrl browsers are told to stay on https only where the site is served by it
 */
export function baseHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    // Not no-referrer: a form posted without JavaScript would then announce « Origin: null » and be refused.
    'Referrer-Policy': 'same-origin',
    // Choosing a photograph in a file field needs no permission.
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  } else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}

const PRIVATE =
  /^\/(api|dossier|demande-de-devis(?=\/.)|healthz|readyz|metrics|transmission|admin-login|admin-dashboard|test-pdf|test-simple|diagnostic)(?![\w-])/

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
