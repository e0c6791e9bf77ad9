/**
 * A controller that a signal aborts too. `AbortSignal.any` does as much, but for iPhones that stay with iOS 16 (8, X) and whatever is
 * older than Chrome 116.
 */
export function linkedAbort(own: AbortSignal | null | undefined): AbortController {
  const linked = new AbortController()
  const abort = () => linked.abort(own?.reason)
  if (own?.aborted) abort()
  // Whoever is done aborts it, and is heard no more: a screen that follows all day opens many.
  own?.addEventListener('abort', abort, { once: true, signal: linked.signal })
  return linked
}
