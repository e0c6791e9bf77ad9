/** What a screen exports as `handle`: content pages say `{ hydrate: false }` and ship no framework. */
export interface ScreenHandle {
  /** A function decides by what the screen's loader gave. */
  hydrate?: boolean | ((loaded: unknown) => boolean)
}

interface Matched {
  handle: unknown
  loaded: unknown
}

/** True unless one of the matched screens asks for a page without framework JavaScript. */
export function isHydrated(matches: Matched[]): boolean {
  return matches.every(({ handle, loaded }) => {
    const hydrate = screenOf(handle)?.hydrate
    return typeof hydrate === 'function' ? hydrate(loaded) : hydrate !== false
  })
}

/** The router takes any `handle`; ours are of one shape. */
const screenOf = (handle: unknown) => handle as ScreenHandle | undefined
