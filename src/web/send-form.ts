import { gaveUp, PATIENCE } from '~/contract/patience'

/**
 * Sends a form with its files and tells how far it is: `fetch` cannot tell, so it is the older XMLHttpRequest. A slow
 * line takes its time; one on which nothing moves for 25 seconds is given up.
 * @param onProgress called with a share from 0 to 1
 * @throws TypeError when nothing answers, AbortError when `init.signal` gave up, as `fetch` does
 */
export function sendForm(
  input: RequestInfo | URL,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void = () => {},
): Promise<Response> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout> | undefined
    const giveUp = () => {
      reject(gaveUp())
      request.abort()
    }
    const alive = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, PATIENCE)
    }
    const abort = () => request.abort()
    request.upload.onprogress = event => {
      alive()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onprogress = alive
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(new TypeError('connection cut'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('abandonné', 'AbortError'))
    request.onloadend = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    request.open(method, input instanceof Request ? input.url : input)
    new Headers(headers).forEach((value, name) => void request.setRequestHeader(name, value))
    request.responseType = 'blob'
    alive()
    if (signal?.aborted) return abort()
    request.send(body as FormData)
  })
}

const answerOf = (request: XMLHttpRequest) =>
  new Response(request.status === 204 ? null : request.response, {
    status: request.status,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
  })
