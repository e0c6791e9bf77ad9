import { useEffect, useRef, useState } from 'react'
import { api } from '~/web/api'
import type { DossierState } from './state'

/**
 * The dossier as the server last told it. A refresh that fails leaves what is shown as it was: the
 * router's own revalidation would put an error page in place of the step, with all that is under way in it.
 * `show` takes what a call has answered; what was asked before it is older.
 */
export function useDossier(loaded: DossierState | null) {
  const [dossier, setDossier] = useState(loaded)
  const rounds = useRef({ asked: 0, shown: 0 })

  /** @throws the error of the call when the server cannot be read */
  async function refresh() {
    if (!dossier) return
    const round = ++rounds.current.asked
    const read = await api.readCompany({ params: { id: dossier.id } })
    // Of two answers that cross, the later question has the newer state.
    if (round < rounds.current.shown) return
    rounds.current.shown = round
    setDossier(read)
  }

  function show(answered: DossierState) {
    rounds.current.shown = ++rounds.current.asked
    setDossier(answered)
  }
  // A telephone keeps a page for days, and two tabs hold one dossier: who comes back reads what is so now.
  useEffect(() => {
    const seen = () => {
      if (!document.hidden) refresh().catch(() => {})
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  })
  return { dossier, refresh, show }
}
