import { makeApi } from '~/contract/client'

/** SPEC.md section 6: where the token is kept. */
const KEY = 'admin_token'

export const readToken = () => localStorage.getItem(KEY)
export const keepToken = (token: string) => localStorage.setItem(KEY, token)
export const forgetToken = () => localStorage.removeItem(KEY)

/** The calls as the administrator makes them. */
export const adminApi = makeApi(async (input, init) => {
  const token = readToken()
  const answer = await fetch(input, init)
  // Several calls leave together, and another tab may have signed in or out meanwhile: only the first speaks.
  if (answer.status === 401 && readToken() === token) {
    forgetToken()
    sessions.dispatchEvent(new Event('refused'))
  }
  return answer
}, readToken)

const sessions = new EventTarget()

/**
 * Tells when the server knows the session no more, or when another tab has closed it.
 * @returns what stops telling
 */
export function onSessionEnd({ refused, closed }: { refused: () => void; closed: () => void }): () => void {
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) closed()
  }
  sessions.addEventListener('refused', refused)
  window.addEventListener('storage', elsewhere)
  return () => {
    sessions.removeEventListener('refused', refused)
    window.removeEventListener('storage', elsewhere)
  }
}
