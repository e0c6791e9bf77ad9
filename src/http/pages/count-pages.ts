import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { openName } from '~/domain/audience/audience-counts'
import { isPublicPath } from '~/domain/content/public-pages'
import { answerNames } from '~/domain/eligibility/answers'
import { sourceOf } from '~/domain/site/online/site-counts'
import type { AudienceCounter } from '~/usecases/ground/audience-counter'
import { isPrivate } from '../keep-private'
import { isVisit } from '../request/is-visit'

export type CountPage = (incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => void

const SIMULATOR = '/simulateur'

/** Counts a public page that a person looks at, and whence he came, if it was from elsewhere: nothing is asked of his browser. */
export function pageCounter({ count }: Pick<AudienceCounter, 'count'>, publicUrl: string): CountPage {
  const own = new URL(publicUrl).hostname
  return incoming => {
    if (!isVisit(incoming)) return
    const { url = '/', headers } = incoming
    const [path = '/', words = ''] = url.split('?')
    const query = new URLSearchParams(words)
    // A page of questions is its question (`web/screens/simulateur/count-steps.ts`).
    if (path !== SIMULATOR || !answerNames.some(name => query.has(name))) count('page', path)
    if (url === SIMULATOR) count('question', 'france')
    // Private pages say nothing of where one comes from.
    if (headers['sec-fetch-site'] === 'same-origin') return
    const source = sourceOf(url, headers.referer, host => host === own)
    if (source === null) return
    count('source', openName(source))
    for (const kind of ['medium', 'campaign'] as const) {
      const named = query.get(`utm_${kind}`)
      if (named) count(kind, openName(named))
    }
  }
}

/** The same of pages that the application answers: public ones that are there, never one whose address is a key. */
export function countPages(countPage: CountPage): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const incoming: IncomingMessage | undefined = context.env?.incoming
    if (incoming && context.res.status < 400 && isCounted(context.req.path, context.res.headers))
      countPage(incoming)
  }
}

function isCounted(path: string, headers: Headers): boolean {
  if (isPublicPath(path)) return true
  const isPage = headers.get('content-type')?.startsWith('text/html') || !headers.has('content-type')
  return isPage && !isPrivate(path) && /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
