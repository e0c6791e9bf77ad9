import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
// The build for Node keeps an AsyncLocalStorage: from the first page on, each promise of the whole program is followed.
import { renderToReadableStream } from 'react-dom/server.edge'
import {
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { isHydrated } from './hydration'
import { renderWithParts } from './kept-part'
import { Nonce } from './nonce'

/**
 * Pages without framework JavaScript are rendered in one go, measured a third faster than streaming;
 * hydrated pages need the stream that carries their data. The former are the same for everybody, which
 * `public` tells the page cache; a screen that is not says so by its own `headers`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { matches, loaderData } = entry.staticHandlerContext
  const hydrated = isHydrated(
    matches.map(({ route: { id } }) => ({
      handle: entry.routeModules[id]?.handle,
      loaded: loaderData[id],
    })),
  )
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', hydrated ? 'private, no-cache' : 'public, no-cache')
  }
  if (!hydrated) {
    const page = <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
    return new Response(`<!DOCTYPE html>${renderPlain(page, matches.at(-1)?.route.id, context.parts)}`, {
      status,
      headers,
    })
  }
  const nonce = context.nonce()
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </Nonce>,
    { nonce, signal: request.signal },
  )
  await stream.allReady
  return new Response(stream, { status, headers })
}

function renderPlain(page: ReactNode, screen = '', html: Map<string, string> | null): string {
  if (!html) return renderToString(page)
  return renderWithParts(page, { screen, html }, renderToString)
}

/** Reports what broke; not the router's own refusals, whose words repeat the address and its key. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.report(error)
}
