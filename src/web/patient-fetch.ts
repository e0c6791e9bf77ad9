import type { PatientInit } from '~/contract/client'
import { gaveUp, PATIENCE } from '~/contract/patience'
import { linkedAbort } from './linked-abort'
import { sendForm } from './send-form'

const browserFetch = globalThis.fetch

/**
 * The browser's fetch that gives up after 25 seconds, or `init.patience`: of a whole answer in JSON, and of silence in
 * any other, in a stream or in a form that is being sent. Giving up reads like a connection that was cut. Every request of the
 * browser goes through it, the router's own too (entry.client.tsx).
 */
export const patientFetch = (input: RequestInfo | URL, init?: PatientInit): Promise<Response> =>
  init?.body instanceof FormData ? sendForm(input, init) : ask(input, init)

async function ask(
  input: RequestInfo | URL,
  { patience = PATIENCE, ...init }: PatientInit = {},
): Promise<Response> {
  const own = init.signal
  const silent = linkedAbort(own)
  const giveUp = () => silent.abort()
  const timer = setTimeout(giveUp, patience)
  try {
    const answer = await browserFetch(input, { ...init, signal: silent.signal })
    if (isEmpty(answer.status) || !answer.body) return answer
    // A file takes its time as long as it comes; JSON is small, and is read whole before the time is over.
    const isJson = answer.headers.get('content-type')?.includes('json')
    return new Response(isJson ? await answer.arrayBuffer() : heard(answer.body, giveUp, patience), answer)
  } catch (error) {
    throw silent.signal.aborted && !own?.aborted ? gaveUp(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** The same bytes; `giveUp` is called once such a time has passed in which none came to who waits for them. */
function heard(
  body: ReadableStream<Uint8Array>,
  giveUp: () => void,
  patience: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(to) {
      const timer = setTimeout(giveUp, patience)
      try {
        const { done, value } = await reader.read()
        if (done) to.close()
        else to.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: reason => reader.cancel(reason),
  })
}

/** Answers that may have no body (Fetch, section 2.2.3). */
const isEmpty = (status: number) => status === 204 || status === 205 || status === 304
