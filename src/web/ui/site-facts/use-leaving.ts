import { useEffect } from 'react'

/**
 * Keeps what is typed once the page goes out of sight, and has the browser ask before it is closed over what nobody has yet.
 * Both are taken as they are at first: they read refs.
 */
export function useLeaving(isDirty: () => boolean, keep: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault()
    const leave = () => document.visibilityState === 'hidden' && keep()
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
}
