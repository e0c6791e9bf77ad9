/** What a screen exports as `handle`: content pages say `{ hydrate: false }` and ship no framework. */
export interface ScreenHandle {
  /** A function decides by what the screen's loader gave. */
  hydrate?: boolean | ((loaded: unknown) => boolean)
  /** `own`: the screen is dressed as another site, and asks for its own fonts. */
  typefaces?: 'own'
}

interface Matched {
  handle: unknown
  loaded: unknown
}

/** False when one of the matched screens is dressed in fonts of its own. */
export function wearsBrandFonts(matches: Matched[]): boolean {
  return matches.every(({ handle }) => screenOf(handle)?.typefaces !== 'own')
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
