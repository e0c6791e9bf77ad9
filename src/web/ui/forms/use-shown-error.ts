import { useEffect, useRef, useState } from 'react'

/**
 * The error of a field until somebody types in it: what is being corrected is no longer red. At the next
 * submission it counts again, for the value that the field has then.
 * @param value of a controlled field; undefined leaves the error as it is
 */
export function useShownError(error: string | undefined, value: unknown): string | undefined {
  const [judged, setJudged] = useState({ error, value })
  const now = useRef({ error, value })
  now.current = { error, value }
  if (judged.error !== error) setJudged({ error, value })
  useEffect(() => {
    if (value === undefined) return
    const judge = () => setJudged({ ...now.current })
    document.addEventListener('submit', judge, true)
    return () => document.removeEventListener('submit', judge, true)
  }, [value])
  return judged.error === error && judged.value !== value ? undefined : error
}
