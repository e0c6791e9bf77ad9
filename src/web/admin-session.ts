import { accountAccessCalls } from '~/contract/admin/account-access'
import { accountCalls } from '~/contract/admin/accounts'
import { adminCalls } from '~/contract/admin/admin'
import { makeApiOf } from '~/contract/client'
import { patientFetch } from './patient-fetch'

/** specification A6: where the token is kept. */
const KEY = 'admin_token'

export const readToken = () => localStorage.getItem(KEY)
export const keepToken = (token: string) => localStorage.setItem(KEY, token)
const forgetToken = () => localStorage.removeItem(KEY)

/** What signing in needs: the rest of the administration's calls would weigh on its page. */
const accessCalls = { ...adminCalls, ...accountAccessCalls, ...accountCalls }

/** The calls of the administration before one has signed in. */
export const accessApi = makeApiOf(accessCalls, patientFetch)

const sessions = new EventTarget()

/** The browser's fetch for whoever is signed in: an answer 401 ends the session here, and `onSessionEnd` tells. */
export const fetchSignedIn: typeof patientFetch = async (input, init) => {
  const token = readToken()
  const answer = await patientFetch(input, init)
  // Several calls leave together, and another tab may have signed in or out meanwhile: only the first speaks.
  if (answer.status === 401 && token !== null && readToken() === token) {
    forgetToken()
    sessions.dispatchEvent(new Event('refused'))
  }
  return answer
}

/** Those of the same calls that ask for the token. */
export const sessionApi = makeApiOf(accessCalls, fetchSignedIn, readToken)

/**
 * Ends the session: the browser forgets its token before the server is told, so that nothing under way can
 * take the end for one that it did not ask for. The session ends by itself where the server cannot be told.
 */
export async function endSession() {
  const token = readToken()
  forgetToken()
  await makeApiOf(
    accessCalls,
    (input, init) => patientFetch(input, { ...init, keepalive: true }),
    () => token,
  )
    .logout({})
    .catch(() => {})
}

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
