import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { adminCalls } from '~/contract/admin'
import { KNOWN_BROWSER } from '~/domain/access/login'
import { dossierFilename } from '~/domain/text/filename'
import { login } from '~/usecases/admin/login'
import { listDossiers, listInvoices, readStats } from '~/usecases/admin/read-lists'
import { readSettings } from '~/usecases/admin/read-settings'
import { logout } from '~/usecases/admin/sessions'
import { zipDossier } from '~/usecases/admin/zip-dossier'
import type { Deps } from '~/usecases/deps'
import { disposition } from '../attachment'
import type { Handlers } from '../register'

/** Says that this browser has signed in before; it lets nobody in. */
const BROWSER_COOKIE = 'known_browser'

/** The administrator's calls (SPEC.md section 7). */
export function adminHandlers(deps: Deps): Pick<Handlers, keyof typeof adminCalls> {
  return {
    login: async ({ body, visitor, context }) => {
      const browser = getCookie(context, BROWSER_COOKIE) ?? null
      const known = await login(deps, visitor, { ...body, code: body.code ?? null, browser })
      setCookie(context, BROWSER_COOKIE, known.browser, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: deps.publicUrl.startsWith('https:'),
        path: '/api/admin/login',
        maxAge: KNOWN_BROWSER.days * 24 * 60 * 60,
      })
      return { token: known.token }
    },
    logout: async ({ context }) => {
      await logout(deps, bearerToken(context))
      return {}
    },
    stats: () => readStats(deps),
    dossiers: ({ query }) =>
      listDossiers(deps, { ...query, status: query.status ?? null, cursor: query.cursor ?? null }),
    factures: ({ query }) =>
      listInvoices(deps, { ...query, status: query.status ?? null, cursor: query.cursor ?? null }),
    downloadDossier: async ({ params }) => {
      const { company_name, zip } = await zipDossier(deps, params.id)
      return new Response(Readable.toWeb(zip) as ReadableStream, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': disposition('attachment', dossierFilename(company_name)),
          'Cache-Control': 'no-store',
        },
      })
    },
    settings: () => readSettings(deps),
  }
}

/** The token of an `Authorization: Bearer` header (RFC 6750), or null. */
export function bearerToken(context: Context): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
}
