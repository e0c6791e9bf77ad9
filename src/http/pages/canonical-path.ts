import type { Context, Next } from 'hono'

/** Below these an address holds a key or a file's hash: their case is not ours to change. */
const KEYED = new Set([
  'dossier',
  'demande-de-devis',
  'transmission',
  'admin-dashboard',
  'assets',
  'og',
  'apercu',
  'images',
])

/**
 * Leads every spelling of a page's address (case, escapes, doubled or trailing slashes) to one, so that a
 * page is rendered, compressed and kept once, however many spellings a stranger invents.
 */
export async function leadToOneSpelling(context: Context, next: Next) {
  const { method, url } = context.req
  if (method !== 'GET' && method !== 'HEAD') return next()
  const { pathname, search } = new URL(url)
  const canonical = canonicalPath(pathname)
  if (canonical === null || canonical === pathname) return next()
  context.header('Cache-Control', 'no-cache')
  return context.redirect(canonical + search, 308)
}

/**
 * The one spelling of a path; null for a path that no page can have (broken escapes, control characters).
 * The answer is never an address of another site: it begins with exactly one slash.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    const names = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    if (names.some(name => /\p{Cc}/u.test(name))) return null
    const [first = '', ...rest] = names
    const keyed = KEYED.has(first.toLowerCase())
    const spelled = [first.toLowerCase(), ...rest.map(name => (keyed ? name : name.toLowerCase()))]
    return `/${spelled.map(encodeURIComponent).join('/')}`
  } catch {
    return null
  }
}
