import { useEffect, useState } from 'react'

/** A window that nobody sees says so after a moment. */
const HIDDEN_MS = 60_000

/** Whether somebody may see this window: what it follows is let go a minute after it was hidden. */
export function useShown(): boolean {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setShown(true)
      else timer = setTimeout(() => setShown(false), HIDDEN_MS)
    }
    document.addEventListener('visibilitychange', change)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', change)
    }
  }, [])
  return shown
}
