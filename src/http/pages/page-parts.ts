import type { Api } from '~/contract/client'
import { PAGES_LAST_MS, type PageCache } from './page-cache'

/** What pages are made of. */
export interface PageParts {
  /** Parts that are the same on each rendering of a screen (`web/kept-part.tsx`), by name. */
  html: Map<string, string>
  /** Replies of calls that everybody may read, by call and request. */
  replies: Map<string, unknown>
}

/** More than people read within a minute; the oldest goes first. */
const MOST_REPLIES = 300

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

/** The calls whose replies are the same for everybody and which content pages are made of. */
const KEPT = ['site', 'seoPage', 'article', 'cities', 'aid', 'aids', 'retention', 'legalText'] as const

/** The same client; what it read of the site's own texts is not read again for the next page. */
export function rememberingApi(api: Api, { replies }: PageParts): Api {
  const remembering = Object.create(api)
  for (const name of KEPT) {
    remembering[name] = async (request: never) => {
      const question = `${name} ${JSON.stringify(request)}`
      if (replies.has(question)) return replies.get(question)
      const reply = await api[name](request)
      for (const oldest of replies.keys()) {
        if (replies.size < MOST_REPLIES) break
        replies.delete(oldest)
      }
      replies.set(question, reply)
      return reply
    }
  }
  return remembering
}
