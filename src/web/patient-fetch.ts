/** How long the server may keep silent: then what was typed is kept, and one can try again. */
export const PATIENCE = 25_000

/**
 * The browser's fetch that gives up after 25 seconds: of a whole answer in JSON, of any other until it begins.
 * Giving up reads like a connection that was cut.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), PATIENCE)
  const own = init?.signal
  const signal = own ? AbortSignal.any([own, silent.signal]) : silent.signal
  try {
    const answer = await fetch(input, { ...init, signal })
    // A file takes its time once it has begun; JSON is small, and is read whole before the time is over.
    if (own || !answer.headers.get('content-type')?.includes('json')) return answer
    const body = await answer.arrayBuffer()
    return new Response(isEmpty(answer.status) ? null : body, answer)
  } catch (error) {
    if (silent.signal.aborted && !own?.aborted) throw new TypeError('no answer in time', { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Answers that may have no body (Fetch, section 2.2.3). */
const isEmpty = (status: number) => status === 204 || status === 205 || status === 304
