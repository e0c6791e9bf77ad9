import { useEffect } from 'react'
import type { DossierState } from '../state'

const ROUND = 2_000

/** Reads the dossier again every two seconds as long as a piece is being read and the page is looked at. */
export function useReadingRounds({ documents }: DossierState, refresh: () => Promise<void>) {
  const waiting = documents.some(({ reading }) => reading.state === 'pending')
  useEffect(() => {
    if (!waiting) return
    let under = false
    const round = setInterval(() => {
      if (under || document.hidden) return
      under = true
      refresh()
        // The next round tries again.
        .catch(() => {})
        .finally(() => {
          under = false
        })
    }, ROUND)
    return () => clearInterval(round)
  }, [waiting, refresh])
}
