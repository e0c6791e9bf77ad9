import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { KNOWN_BROWSER } from '~/domain/access/login-limits'

/** Says that this browser has signed in before; it lets nobody in. */
const COOKIE = 'known_browser'

/** What an earlier sign-in left in this browser; null for nothing. */
export const browserOf = (context: Context): string | null => getCookie(context, COOKIE) ?? null

/** Sent back to the calls that sign in, and to no other. */
export function rememberBrowser(context: Context, publicUrl: string, browser: string) {
  setCookie(context, COOKIE, browser, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    path: '/api/admin/login',
    maxAge: KNOWN_BROWSER.days * 24 * 60 * 60,
  })
}
