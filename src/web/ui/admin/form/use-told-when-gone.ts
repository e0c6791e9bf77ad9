import { useEffect, useRef } from 'react'
import { toast } from 'sonner'

/**
 * A dialog that stands in a line of a list goes with it when somebody else takes that line away: whoever was typing is told.
 * @param error why what was asked last was refused: it is not done
 * @returns to be called by what closes it, or sends it
 */
export function useToldWhenGone(title: string, error: Error | null) {
  const [ours, shown] = [useRef(false), useRef(false)]
  useEffect(() => {
    if (error) ours.current = false
  }, [ours, error])
  useEffect(() => {
    const { href } = window.location
    shown.current = true
    return () => {
      shown.current = false
      // React in development takes it off and puts it back at once; and to another page one has gone oneself.
      queueMicrotask(() => {
        if (shown.current || ours.current || window.location.href !== href) return
        toast.error(
          `«\u00a0${title}\u00a0» s’est fermé\u00a0: quelqu’un a retiré ou changé cela entre-temps. Rien n’est enregistré.`,
        )
      })
    }
  }, [ours, shown, title])
  return () => {
    ours.current = true
  }
}
