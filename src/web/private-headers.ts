import type { HeadersFunction } from 'react-router'

/** Of a page that is one reader's own, or whose address is a key: it leaves no trace in caches or search engines. */
export const privateHeaders: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
})
