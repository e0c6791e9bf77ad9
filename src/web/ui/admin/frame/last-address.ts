import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What stood behind `?` when a screen was last seen, by its path: its tab, search, filter and page. */
const last = new Map<string, string>()

/** Remembers each screen of the dashboard as it was left, for the links that lead back to it. */
export function useLastAddress() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const params = new URLSearchParams(search)
    // A drawer that was left is not opened again.
    params.delete('dossier')
    last.set(pathname, params.size > 0 ? `?${params}` : '')
  }, [pathname, search])
}

export const lastSearch = (pathname: string): string | undefined => last.get(pathname)
