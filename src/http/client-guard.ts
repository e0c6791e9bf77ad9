import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '~/usecases/ground/deps'
import { CLIENT_SESSION_MS, checkClientSession } from '~/usecases/leads/sign-in-client'

const COOKIE = 'client_session'
const ACCOUNT = 'leadAccount'

/** Lets in a client of the leads offer by his cookie; `clientOf` then says who it is. */
export function clientGuard(deps: Deps) {
  return async (context: Context): Promise<void> => {
    context.set(ACCOUNT, await checkClientSession(deps, clientToken(context)))
  }
}

/** The account whose cookie the guard has checked. */
export const clientOf = (context: Context): string => context.get(ACCOUNT)

export const clientToken = (context: Context): string | null => getCookie(context, COOKIE) ?? null

/** Out of reach of scripts, and sent by no other site. */
export function setClientCookie(context: Context, token: string, publicUrl: string) {
  setCookie(context, COOKIE, token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    path: '/api/client',
    maxAge: CLIENT_SESSION_MS / 1_000,
  })
}

export function clearClientCookie(context: Context) {
  deleteCookie(context, COOKIE, { path: '/api/client' })
}
