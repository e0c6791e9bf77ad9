/** What a screen exports as `handle`: content pages say `{ hydrate: false }` and ship no framework. */
export interface ScreenHandle {
  hydrate?: boolean
}

/** True unless one of the matched screens asks for a page without framework JavaScript. */
export function isHydrated(handles: unknown[]): boolean {
  return handles.every(handle => (handle as ScreenHandle | undefined)?.hydrate !== false)
}
