import { useCallback } from 'react'
import { useLocation } from 'react-router'

/** A part that the address names is shown once it is there: the browser looked for it too early. @param hash `#conservation` */
export function useArrival(hash: string) {
  const isNamed = useLocation().hash === hash
  return useCallback(
    (part: HTMLElement | null) => {
      if (isNamed && !isTakenToPlace()) part?.scrollIntoView()
    },
    [isNamed],
  )
}

/** Who comes back to a page, or reads it anew, stands where he left it (`KeptPlace`). */
const isTakenToPlace = () => document.documentElement.style.overflowAnchor === 'none'
