import { makeApi } from '../../../src/contract/whole-client'

/** The typed calls of whoever holds a cookie, as `owner_session=…`. */
export function withCookie(url: string, cookie: string) {
  const send: typeof fetch = (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    return fetch(`${url}${String(path)}`, { ...init, headers })
  }
  return makeApi(send)
}

/** Uses a sign-in link up, as the button of its page does. @returns status and the whole Set-Cookie */
export async function enter(url: string, link: string) {
  const answer = await fetch(`${url}/api/owner/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.slice(link.indexOf('#') + 1) }),
  })
  const said = answer.headers.get('set-cookie') ?? ''
  return { status: answer.status, said, cookie: said.split(';')[0] ?? '' }
}

/** The sign-in link in the text of a message. */
export const linkIn = (text: string | undefined): string =>
  /https?:\/\/\S+\/mon-site\/connexion#[\w-]+/.exec(text ?? '')?.[0] ?? ''
