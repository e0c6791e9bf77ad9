import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Api, Send } from '~/contract/client'
import { answeredWith } from '~/contract/failure'
import { makeApi } from '~/contract/whole-client'
import type { AudienceCounter } from '~/usecases/ground/audience-counter'
import { isPrivate } from '../keep-private'
import { isVisit, mayBeCounted } from '../request/is-visit'
import { canonicalPath } from './canonical-path'
import { contentHandlers } from './content-handlers'
import type { PageCache } from './page-cache'
import { keptParts } from './page-parts'
import { pagePolicy } from './page-policy'
import { rememberingApi } from './remembering-api'
import { sentForm } from './sent-form'

declare module 'react-router' {
  interface AppLoadContext {
    /** Reads through the same calls as the browser, in-process. */
    api: Api
    /** Tells the operator what went wrong while a page was made. */
    report: (error: unknown) => void
    /** Makes this answer's policy let inline scripts run that carry what it returns. */
    nonce: () => string
    /** Counts what of the page its visitor reached, where he may be counted (decision 0270). */
    count: AudienceCounter['count']
    /** Parts of pages that were rendered before, by name; null where everything is rendered anew. */
    parts: Map<string, string> | null
  }
}

/** Gives the server build: the built one, or the development server's. */
export type LoadBuild = () => Promise<ServerBuild>

interface PageParts {
  pages: PageCache
  mode: string
  publicUrl: string
  /** Hosts of clients' sites, which a page may frame. */
  previews: string
  audience: Pick<AudienceCounter, 'count'>
  report: (error: unknown) => void
}

/** Renders the pages of `web/` through React Router. */
export function pageHandler(
  loadBuild: LoadBuild,
  callApi: (context: Context) => Send,
  { pages, mode, publicUrl, previews, audience, report }: PageParts,
) {
  const handlerOf = requestHandler(loadBuild, mode)
  const partsOf = mode === 'development' ? () => null : keptParts(pages)
  return async (context: Context): Promise<Response> => {
    const handler = await handlerOf()
    const parts = partsOf()
    const reading = makeApi(withoutWork(callApi(context)))
    const api = parts ? rememberingApi(reading, parts) : reading
    let nonce: string | null = null
    const askNonce = () => {
      nonce ??= randomBytes(16).toString('base64')
      return nonce
    }
    const request = /^(POST|PUT|PATCH|DELETE)$/.test(context.req.method)
      ? await sentForm(context, publicUrl)
      : context.req.raw
    let away = false
    const answer = await handler(readable(request), {
      api,
      report: error => {
        away ||= answeredWith(error, 503, 507)
        report(error)
      },
      nonce: askNonce,
      count: (kind, name) => {
        if (isCountedRequest(context)) audience.count(kind, name)
      },
      parts: parts?.html ?? null,
    })
    answer.headers.set('Content-Security-Policy', pagePolicy(nonce, mode, previews))
    if (answer.status < 400) return answer
    // Nobody keeps a page that is not there yet, or could not be made; one that could not be read for a moment is asked for again.
    answer.headers.set('Cache-Control', 'no-store')
    return away ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer
  }
}

/** A page that a person looks at, or a form that he sends. */
function isCountedRequest({ env }: Context): boolean {
  const incoming: IncomingMessage | undefined = env?.incoming
  if (!incoming) return false
  return incoming.method === 'POST' ? mayBeCounted(incoming.headers) : isVisit(incoming)
}

/** A proof of work is the browser's: a page that is refused for want of one says so, and does none here. */
function withoutWork(callApi: Send): Send {
  return async (path, init) => {
    const answer = await callApi(path, init)
    if (answer.status !== 429) return answer
    const { challenge: _, ...problem }: Record<string, unknown> = await answer.json()
    return new Response(JSON.stringify(problem), { status: 429, headers: answer.headers })
  }
}

/**
 * The router works out its routes again for each page when it is given a function, as development needs;
 * a built site's are worked out once, and those of a content page are its own alone (`contentHandlers`).
 */
function requestHandler(loadBuild: LoadBuild, mode: string): () => Promise<RequestHandler> {
  if (mode === 'development') return async () => createRequestHandler(loadBuild, mode)
  let ready: Promise<RequestHandler> | undefined
  return () => {
    ready ??= loadBuild().then(build => contentHandlers(build, mode))
    return ready
  }
}

/**
 * An address with broken escapes or control characters is nobody's page; the router would print it, key
 * included, as a warning, or ask the database for what no database holds. No file lies beside a dossier: a page that says
 * so would hold its key.
 */
function readable(request: Request): Request {
  const { pathname } = new URL(request.url)
  const isFile = isPrivate(pathname) && pathname.slice(pathname.lastIndexOf('/')).includes('.')
  if (canonicalPath(pathname) !== null && !isFile) return request
  return new Request(new URL('/404', request.url), { method: request.method === 'HEAD' ? 'HEAD' : 'GET' })
}
