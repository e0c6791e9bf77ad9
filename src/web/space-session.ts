import { patientFetch } from './patient-fetch'

const CLOSED = 'space-closed'

/** The browser's fetch, also for a space that one signs in to by a mailed link: an answer 401 says that its session is over. */
export const fetchInSpace: typeof patientFetch = async (input, init) => {
  const answer = await patientFetch(input, init)
  if (answer.status === 401) window.dispatchEvent(new Event(CLOSED))
  return answer
}

/** Tells when a call found the session over. @returns what stops telling */
export function onSpaceClosed(told: () => void): () => void {
  window.addEventListener(CLOSED, told)
  return () => window.removeEventListener(CLOSED, told)
}
