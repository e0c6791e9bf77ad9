import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { type Api, makeApi } from '~/contract/client'
import { pagePolicy } from './page-policy'

declare module 'react-router' {
  interface AppLoadContext {
    /** Reads through the same calls as the browser, in-process. */
    api: Api
    /** Makes this answer's policy let inline scripts run that carry what it returns. */
    nonce: () => string
  }
}

/** Gives the server build: the built one, or the development server's. */
export type LoadBuild = () => Promise<ServerBuild>

/** Renders the pages of `web/` through React Router. */
export function pageHandler(loadBuild: LoadBuild, callApi: typeof fetch, mode: string) {
  const api = makeApi(callApi)
  const handler = createRequestHandler(loadBuild, mode)
  return async (context: Context): Promise<Response> => {
    let nonce: string | null = null
    const askNonce = () => {
      nonce ??= randomBytes(16).toString('base64')
      return nonce
    }
    const response = await handler(context.req.raw, { api, nonce: askNonce })
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, mode))
    return response
  }
}
