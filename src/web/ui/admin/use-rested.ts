import { useEffect, useState } from 'react'

/** What was typed, once the fingers have rested for such a time. @param ms milliseconds */
export function useRested(typed: string, ms: number): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(typed), ms)
    return () => clearTimeout(waiting)
  }, [typed, ms])
  return rested
}
