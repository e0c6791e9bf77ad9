import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** What comes with an answer, which is drawn in one go: laid down after it, between two frames. */
export function InSlices({ children }: { children: ReactNode }) {
  return useComeToLife() ? children : null
}

/** False in the first picture, true in a transition right after it. */
export function useComeToLife(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return alive
}
