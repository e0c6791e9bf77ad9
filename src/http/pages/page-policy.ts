/**
 * The Content-Security-Policy of a page (specification D3): the administrator's token lies in local
 * storage, so no script runs but our own files and, on a hydrated page, the inline ones that carry this
 * answer's nonce. Only style *attributes* are free: React writes them, and they run nothing.
 * @param nonce null for a page without inline scripts: its policy is then the same for everybody, and cacheable
 * @param previews the hosts of clients' sites, as a source: a page that runs may frame their previews
 */
export function pagePolicy(nonce: string | null, mode: string, previews: string): string {
  const ours = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`
  const development = mode === 'development'
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    // The development server writes styles into the page.
    `style-src-elem ${development ? "'self' 'unsafe-inline'" : `${ours} ${TOAST_STYLES.join(' ')}`}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "img-src 'self' blob: data:",
    // The preview of a site, in a frame that inherits this policy, holds its faces itself.
    "font-src 'self' data:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${nonce === null ? '' : ` ${previews}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The sheet that sonner inserts, empty at first and then filled: both hashes. Checked by a test. */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]
