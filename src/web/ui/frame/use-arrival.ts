import { useCallback } from 'react'
import { useLocation } from 'react-router'

/** A part that the address names is shown once it is there: the browser looked for it too early. @param hash `#conservation` */
export function useArrival(hash: string) {
  const isNamed = useLocation().hash === hash
  return useCallback(
    (part: HTMLElement | null) => {
      if (isNamed) part?.scrollIntoView()
    },
    [isNamed],
  )
}
