import { useCallback, useRef } from 'react'

/** The same function over all renders, which calls the newest one: for what memoised rows are given. */
export function useStable<Args extends unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(newest)
  current.current = newest
  return useCallback((...args: Args) => current.current(...args), [])
}
