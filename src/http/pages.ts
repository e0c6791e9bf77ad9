import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { type Api, makeApi } from '~/contract/client'

declare module 'react-router' {
  interface AppLoadContext {
    /** Reads through the same calls as the browser, in-process. */
    api: Api
    /** Of this answer's Content-Security-Policy. */
    nonce: string
  }
}

/** Gives the server build: the built one, or the development server's. */
export type LoadBuild = () => Promise<ServerBuild>

/** Renders the pages of `web/` through React Router. */
export function pageHandler(loadBuild: LoadBuild, callApi: typeof fetch, mode: string) {
  const api = makeApi(callApi)
  const handler = createRequestHandler(loadBuild, mode)
  return async (context: Context): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64')
    const response = await handler(context.req.raw, { api, nonce })
    response.headers.set('Content-Security-Policy', pagePolicy(nonce))
    return response
  }
}

/** QUALITY.md section 3: no inline script without this answer's nonce. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
