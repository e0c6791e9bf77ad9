/** The file that an address of a site means, or the one spelling of a page's address. */
export type SitePath = { file: string } | { leadsTo: string }

/** @param asked the target of the request line @returns null for what no site has */
export function sitePath(asked: string): SitePath | null {
  const path = withoutHost(asked).replace(/[?#].*$/s, '') || '/'
  if (path === '/') return { file: 'index.html' }
  // No name begins with a dot, so that none leads up or to what lies beside the files.
  if (!/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\/?$/.test(path)) return null
  if (path.endsWith('/')) return { leadsTo: path.slice(0, -1) }
  const file = path.slice(1)
  return { file: /\.\w+$/.test(file) ? file : `${file}/index.html` }
}

/** A target of the request line without the host that it may name (RFC 9112, section 3.2.2). */
export const withoutHost = (target: string): string => target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
