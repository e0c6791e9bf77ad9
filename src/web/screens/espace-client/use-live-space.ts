import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ClientMessage } from '~/domain/live/message'
import { followLive } from '~/web/follow-live'
import { otherApi } from '~/web/other-api'
import { useShown } from '~/web/use-shown'

/** Changes that come together are read together, in milliseconds; the next reading waits for longer. */
const TOGETHER = 250
const APART = 2_000

/** Reads the space again when a call rings or ends, or money moves, while somebody may see it. */
export function useLiveSpace(signedIn: boolean) {
  const queries = useQueryClient()
  const shown = useShown()
  useEffect(() => {
    if (!signedIn || !shown) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let readAt = 0
    const read = () => {
      timer = undefined
      readAt = Date.now()
      void queries.invalidateQueries()
    }
    const hear = ({ kind }: ClientMessage) => {
      if (kind !== 'open') timer ??= setTimeout(read, Math.max(TOGETHER, readAt + APART - Date.now()))
    }
    void followLive(otherApi.clientLive, hear, leaving.signal)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [queries, signedIn, shown])
}
