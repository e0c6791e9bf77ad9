import { useCallback } from 'react'
import { NOTHING_LOST, wordsOf } from '~/contract/failure'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'
import type { Site } from '~/web/ui/site-facts/site-calls'

const tell: Tell = error => wordsOf(error, NOTHING_LOST)

/** How a part of the site's page acts: what a call answers is shown everywhere, what went wrong is said at its place. */
export function useSiteAct(onSite: (site: Site) => void) {
  const { busy, problem, attempt } = useAttempt(tell)
  const act = useCallback(
    (work: () => Promise<Site | null>) =>
      attempt(async () => {
        const site = await work()
        if (site) onSite(site)
      }),
    [attempt, onSite],
  )
  return { busy, problem, act }
}
