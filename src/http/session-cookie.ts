import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** A cookie that keeps somebody signed in: out of reach of scripts, and sent by no other site. */
export function sessionCookie({ name, path, lifeMs }: { name: string; path: string; lifeMs: number }) {
  return {
    read: (context: Context): string | null => getCookie(context, name) ?? null,
    set: (context: Context, token: string, publicUrl: string) =>
      setCookie(context, name, token, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: publicUrl.startsWith('https:'),
        path,
        maxAge: lifeMs / 1_000,
      }),
    clear(context: Context) {
      deleteCookie(context, name, { path })
    },
  }
}
