import { parsedUrl } from '~/domain/text/parsed-url'
import { flawOf } from './conformance'

const checks: Promise<string | null>[] = []
const plain = globalThis.fetch

/** Lets every `fetch` through and compares what calls answer with their description. @returns what differed so far */
export function watchedFetch(): () => Promise<string[]> {
  globalThis.fetch = watched
  return async () => (await Promise.all(checks.splice(0))).filter(flaw => flaw !== null)
}

async function watched(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await plain(input, init)
  const path = parsedUrl(answer.url)?.pathname ?? ''
  const method = init?.method ?? 'GET'
  // Other servers of a test (an aid body, a registry) have no such addresses, or lack this header of ours.
  const ours = /^\/api(\/|$)/.test(path) && answer.headers.has('x-content-type-options')
  if (!ours || /HEAD|OPTIONS/i.test(method)) return answer
  const type = answer.headers.get('content-type') ?? ''
  const text = /json/.test(type) ? answer.clone().text() : Promise.resolve('')
  checks.push(
    text.then(
      words => flawOf({ method: method.toUpperCase(), path, status: answer.status, type, text: words }),
      () => null,
    ),
  )
  return answer
}
