import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { liveCalls } from '~/contract/admin/live'
import { makeApiOf } from '~/contract/client'
import type { TeamMessage, Watcher } from '~/domain/live/message'
import { readToken } from '~/web/admin-session'
import { followLive } from '~/web/follow-live'
import { patientFetch } from '~/web/patient-fetch'
import { useShown } from '~/web/use-shown'
import { ME } from '../me-key'
import { useMe } from '../use-me'
import { refresher } from './refresher'

/** A session that is over is told by what is then read again, once somebody is there. */
const liveApi = makeApiOf(liveCalls, patientFetch, readToken)

interface LiveTeam {
  watching: Watcher[]
  /** Says which dossier this window shows; null: none. */
  lookAt: (dossier: string | null) => void
}

const Team = createContext<LiveTeam>({ watching: [], lookAt: () => {} })

export const useLiveTeam = () => useContext(Team)

/**
 * Follows what colleagues and clients change, for every screen of the administration. A window that nobody sees
 * follows nothing, and is on no dossier.
 */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const shown = useShown()
  const [watching, setWatching] = useState<Watcher[]>([])
  const [stream, setStream] = useState<string | null>(null)
  const [looking, lookAt] = useState<string | null>(null)
  const told = useRef<string | null>(null)
  // The account is asked for before all else: what changed since, or while nobody saw this window, is told.
  const { data: me, isError } = useMe()
  const place = useRef<{ after?: string }>({})
  const cut = useRef(false)
  if (me) place.current.after ??= me.live_point
  const known = me !== undefined || isError
  useEffect(() => {
    if (!shown || !known) return
    const leaving = new AbortController()
    const { refresh, stop } = refresher(queries)
    const hear = (message: TeamMessage) => {
      if (message.kind === 'change') refresh(message)
      if (message.kind === 'missed') refresh('everything')
      if (message.kind === 'presence') setWatching(message.watching)
      if (message.kind !== 'open') return
      told.current = null
      setStream(message.stream)
      // A stream ends where its account is given another role, and so may have one that was not followed.
      if (cut.current) void queries.invalidateQueries({ queryKey: ME })
      cut.current = true
      // The server is there, perhaps again: what it could not tell while it was away is asked for by nobody else.
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
    void followLive(liveApi.teamLive, hear, leaving.signal, place.current)
    return () => {
      leaving.abort()
      stop()
      setStream(null)
    }
  }, [queries, shown, known])
  useEffect(() => {
    if (stream === null || told.current === looking) return
    told.current = looking
    liveApi.lookAtDossier({ params: { stream }, body: { dossier_id: looking } }).catch(() => {})
  }, [stream, looking])
  return <Team.Provider value={{ watching, lookAt }}>{children}</Team.Provider>
}
