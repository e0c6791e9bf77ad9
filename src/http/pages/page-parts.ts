import { PAGES_LAST_MS, type PageCache } from './page-cache'

/** What pages are made of. */
export interface PageParts {
  /** Parts that are the same on each rendering of a screen (`web/kept-part.tsx`), by name. */
  html: Map<string, string>
  /** Replies of calls that everybody may read, by call and request. */
  replies: Map<string, unknown>
}

/**
 * Keeps parts exactly as long as the cache would keep the page: all go when a text of the site changes, and
 * after a minute. A page that is being rendered goes on with those it began with.
 * @param now milliseconds; an argument so that tests can make parts grow old
 */
export function keptParts({ epoch }: PageCache, now: () => number = Date.now): () => PageParts {
  const fresh = () => ({ html: new Map(), replies: new Map(), since: now(), epoch: epoch() })
  let parts = fresh()
  return () => {
    if (parts.epoch !== epoch() || now() - parts.since > PAGES_LAST_MS) parts = fresh()
    return parts
  }
}
