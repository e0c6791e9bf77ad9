import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { isMissing } from '~/contract/failure'

export interface Reading<Value> {
  value: Value | null
  failed: boolean
  /** Neither there nor given up, and there is something to read. */
  waits: boolean
  again: () => void
  /** What a call has answered meanwhile. */
  show: (value: Value) => void
}

/**
 * One of the calls that the page is told from. Each stands for itself: what could not be read is said at its place,
 * where it is asked for again, and the rest of the page is there. What there is not (404) is neither shown nor said.
 * @param unread what a message says of it, and its place too
 * @param read null where there is nothing to read; kept the same as long as what it asks for is
 */
export function useRead<Value>(
  read: ((signal: AbortSignal) => Promise<Value>) | null,
  unread: string,
): Reading<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [failed, setFailed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [round, setRound] = useState(0)
  const reading = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew
  useEffect(() => {
    if (!read) return
    const leaving = new AbortController()
    reading.current = leaving
    setFailed(false)
    setMissing(false)
    read(leaving.signal).then(
      found => leaving.signal.aborted || setValue(found),
      error => {
        if (leaving.signal.aborted) return
        if (isMissing(error)) return setMissing(true)
        toast.error(unread)
        setFailed(true)
      },
    )
    return () => leaving.abort()
  }, [read, unread, round])
  const again = useCallback(() => setRound(before => before + 1), [])
  // What was asked before a call answered is older than its answer.
  const show = useCallback((answered: Value) => {
    reading.current?.abort()
    setValue(answered)
  }, [])
  const waits = read !== null && value === null && !failed && !missing
  return { value, failed, waits, again, show }
}
