import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** How long the typing must rest before the list follows, in milliseconds. */
const REST = 150

/** What the search box holds, and the address that follows it. */
export interface LiveSearch {
  typed: string
  type: (value: string) => void
}

/** @param q what the shown list was searched for */
export function useLiveSearch(q: string): LiveSearch {
  const [typed, setTyped] = useState(q)
  const navigate = useNavigate()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back and forward change the address under the box; what is being typed stays, its last space too.
  useEffect(() => {
    if (waiting.current === undefined) setTyped(typed => (typed.trim() === q ? typed : q))
  }, [q])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const go = (value: string) => {
    waiting.current = undefined
    const search = value.trim()
    void navigate(search ? `/blog?q=${encodeURIComponent(search)}` : '/blog', {
      replace: true,
      preventScrollReset: true,
    })
  }
  return {
    typed,
    type: value => {
      setTyped(value)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(go, REST, value)
    },
  }
}
