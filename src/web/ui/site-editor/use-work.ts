import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, fieldWordsOf, NOTHING_LOST } from '~/contract/failure'
import { type Tell, useAttempt } from '../forms/use-form'
import { ChangedMeanwhile, type Site } from '../site-facts/site-calls'

type Work = () => Promise<Site | null>

const tell: Tell = error =>
  error instanceof ChangedMeanwhile ? error.message : fieldWordsOf(error, NOTHING_LOST)

/** Changes beside the facts (photos, texts), one after the other; what each answers is shown everywhere. */
export function useWork({ photos }: Pick<Site, 'photos'>, onSite: (site: Site) => void) {
  const { busy, problem, attempt } = useAttempt(tell)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const waiting = useRef(0)
  /** What no answer came to, or what somebody else was quicker with, by the photo that it is of. */
  const unreached = useRef(new Map<string, Work>())
  /** What somebody else said meanwhile, by its photo: it stands until that is settled or taken out, whatever is kept beside it. */
  const [overtaken, setOvertaken] = useState<Record<string, string>>({})
  /** @param of a photo: whatever is asked of it later is asked instead, and leaves again with `settled` where it did not arrive */
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
            if (of) setOvertaken(({ [of]: _, ...others }) => others)
            onSite(site)
            done = true
          } catch (error) {
            const isOvertaken = error instanceof ChangedMeanwhile
            if (isOvertaken) onSite(error.site)
            if (isOvertaken && of) setOvertaken(others => ({ ...others, [of]: error.message }))
            if (of && (isOvertaken ? isIn(error.site, of) : failureOf(error).kind === 'silent'))
              unreached.current.set(of, work)
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
  // Words of a photo that somebody took out: asked once more, they are told with why.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the photos
  useEffect(() => {
    for (const [of, work] of [...unreached.current]) if (!isIn({ photos }, of)) void act(work, of)
  }, [photos])
  const stand = Object.entries(overtaken).flatMap(([of, words]) => (isIn({ photos }, of) ? [words] : []))
  const words = new Set([...stand, problem].filter(Boolean))
  return { busy, problem: [...words].join(' '), act, settled }
}

const isIn = ({ photos }: Pick<Site, 'photos'>, of: string) => photos.some(({ id }) => id === of)
