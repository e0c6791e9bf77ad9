import pLimit from 'p-limit'
import { takeDueDomains } from '~/store/sites/site-domains'
import { sitesFolderState } from '../publishing/check-sites-folder'
import { type LookUpDeps, lookUpDomain } from './look-up-domain'

/** So many at once, those first that wait the longest; a resolver that says nothing holds up eight, for five seconds. */
const AT_ONCE = 8
const AT_MOST = 48
/** Who takes them has them for so long; after a kill they are due again. */
const TAKEN_MS = 10 * 60_000
/** The next minute goes on. */
const LONGEST_MS = 45_000

/** Looks up the domains of clients that are due, until none is. @throws the first failure, once all were looked at */
export async function lookUpDueDomains(deps: LookUpDeps) {
  if (!deps.sitesAddresses || (await sitesFolderState(deps)) === 'apart') return
  const limit = pLimit(AT_ONCE)
  const begun = performance.now()
  const failures: unknown[] = []
  while (performance.now() - begun < LONGEST_MS) {
    const now = deps.clock()
    const due = await takeDueDomains(deps.db, now, new Date(now.getTime() + TAKEN_MS), AT_MOST)
    if (due.length === 0) break
    const looks = due.map(claim => limit(() => lookUpDomain(deps, claim)))
    for (const look of await Promise.allSettled(looks))
      if (look.status === 'rejected') failures.push(look.reason)
  }
  if (failures.length > 0) throw failures[0]
}
