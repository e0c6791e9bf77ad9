import { useCallback, useRef } from 'react'
import { failureOf, fieldWordsOf, NOTHING_LOST } from '~/contract/failure'
import { type Tell, useAttempt } from '../forms/use-form'
import { ChangedMeanwhile, type Site } from '../site-facts/site-calls'

type Work = () => Promise<Site | null>

const tell: Tell = error =>
  error instanceof ChangedMeanwhile ? error.message : fieldWordsOf(error, NOTHING_LOST)

/** Changes beside the facts (photos, texts), one after the other; what each answers is shown everywhere. */
export function useWork(onSite: (site: Site) => void) {
  const { busy, problem, attempt } = useAttempt(tell)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const waiting = useRef(0)
  /** What no answer came to, or what somebody else was quicker with, by what it is of. */
  const unreached = useRef(new Map<string, Work>())
  /** @param of whatever is asked of it later is asked instead, and leaves again with `settled` where it did not arrive */
  const act = useCallback(
    (work: Work, of?: string): Promise<boolean> => {
      waiting.current += 1
      if (of) unreached.current.delete(of)
      last.current = last.current.then(async () => {
        let done = false
        await attempt(async () => {
          try {
            const site = await work()
            if (!site) return
            onSite(site)
            done = true
          } catch (error) {
            const isOvertaken = error instanceof ChangedMeanwhile
            if (error instanceof ChangedMeanwhile) onSite(error.site)
            if (of && (isOvertaken || failureOf(error).kind === 'silent')) unreached.current.set(of, work)
            throw error
          }
        })
        waiting.current -= 1
        return done
      })
      return last.current
    },
    [attempt, onSite],
  )
  /** Whether all of them arrived, once more sent where no answer came; what was refused before is said and left. */
  const settled = useCallback(async () => {
    const isUnderWay = waiting.current > 0
    if (!(await last.current) && isUnderWay) return false
    for (const [of, work] of [...unreached.current]) if (!(await act(work, of))) return false
    return true
  }, [act])
  return { busy, problem, act, settled }
}
