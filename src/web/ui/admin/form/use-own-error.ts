import { useState } from 'react'

/** Why what is asked here was refused: what an act that outlives its dialog was refused for before it opened is past. */
export function useOwnError(act: { error: Error | null } | undefined): Error | null {
  const [before] = useState(act?.error ?? null)
  return act && act.error !== before ? act.error : null
}
