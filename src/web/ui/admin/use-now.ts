import { useEffect, useState } from 'react'

/** The time, told again every half minute: a window that stands open over the night goes on counting. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}
