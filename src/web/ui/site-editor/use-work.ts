import { useCallback, useRef } from 'react'
import { fieldWordsOf, NOTHING_LOST } from '~/contract/failure'
import { type Tell, useAttempt } from '../forms/use-form'
import type { Site } from '../site-facts/site-calls'

const tell: Tell = error => fieldWordsOf(error, NOTHING_LOST)

/** Changes beside the facts (photos, texts), one after the other; what each answers is shown everywhere. */
export function useWork(onSite: (site: Site) => void) {
  const { busy, problem, attempt } = useAttempt(tell)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const act = useCallback(
    (work: () => Promise<Site | null>): Promise<boolean> => {
      last.current = last.current.then(async () => {
        let done = false
        await attempt(async () => {
          const site = await work()
          if (!site) return
          onSite(site)
          done = true
        })
        return done
      })
      return last.current
    },
    [attempt, onSite],
  )
  /** Whether the last of them arrived. */
  const settled = useCallback(() => last.current, [])
  return { busy, problem, act, settled }
}
