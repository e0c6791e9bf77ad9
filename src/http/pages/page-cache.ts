import type { CompressedPage } from './compressed-page'

/** Ready pages in front of rendering. Whoever changes what a page shows calls `clear`. */
export interface PageCache {
  get: (path: string) => CompressedPage | undefined
  /**
   * Keeps a page.
   * @param since the `epoch` read before rendering: a page that was rendered before a `clear` is not kept
   */
  put: (path: string, page: CompressedPage, since: number) => void
  clear: () => void
  /** Counts the clearings. */
  epoch: () => number
}

/** Together, bodies of all encodings: some 1,500 pages. */
const maxBytes = 32 * 1024 * 1024
/** Copies of the program tell one another of their writes; should one not hear, its pages follow within a minute. */
export const PAGES_LAST_MS = 60_000

/** @param now milliseconds; an argument so that tests can make pages grow old */
export function makePageCache(now: () => number = Date.now): PageCache {
  // A Map keeps the order of insertion: the first is the one that was read the longest ago.
  const pages = new Map<string, { page: CompressedPage; keptAt: number }>()
  let bytes = 0
  let epoch = 0

  function drop(path: string) {
    const kept = pages.get(path)
    if (!kept) return
    bytes -= kept.page.bytes
    pages.delete(path)
  }

  return {
    get(path) {
      const kept = pages.get(path)
      if (!kept) return undefined
      if (now() - kept.keptAt > PAGES_LAST_MS) {
        drop(path)
        return undefined
      }
      pages.delete(path)
      pages.set(path, kept)
      return kept.page
    },
    put(path, page, since) {
      if (since !== epoch || page.bytes > maxBytes) return
      drop(path)
      pages.set(path, { page, keptAt: now() })
      bytes += page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    clear() {
      pages.clear()
      bytes = 0
      epoch += 1
    },
    epoch: () => epoch,
  }
}
