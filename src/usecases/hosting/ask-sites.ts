import { askSite, type SiteAsker } from '~/gateways/site-asker'
import { noteAnswer, sitesToAsk } from '~/store/sites/hosted-sites'
import type { Deps } from '../ground/deps'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'sitesAddresses'>

/** So many a round, so many at once: 10,000 sites that all take their ten seconds would keep a worker for hours. */
const MOST = 10_000
const AT_ONCE = 8
const ROUND_MS = 40 * 60_000
/** What was asked since is not asked again, however often the round begins. */
const ONCE_IN_MS = 50 * 60_000

/**
 * Asks each site that is shown for its first page, through the public address of our sites, once an hour; those first that
 * were asked the longest ago, so that a round that is cut short goes on where it was. Asks nobody where no address is known.
 * @returns how many were asked
 */
export async function askSites(
  { db, clock, sitesAddresses }: AskDeps,
  ask: SiteAsker = askSite,
): Promise<number> {
  const [address] = [...(sitesAddresses?.v4 ?? []), ...(sitesAddresses?.v6 ?? [])]
  if (!address) return 0
  const begun = clock().getTime()
  const due = await sitesToAsk(db, new Date(begun - ONCE_IN_MS), MOST)
  let asked = 0
  async function askInTurn() {
    for (let site = due.shift(); site; site = due.shift()) {
      if (clock().getTime() - begun > ROUND_MS) return
      const { silence, certificateUntil } = await ask(site.url, address ?? '')
      await noteAnswer(db, site.id, { silence, certificate_until: certificateUntil, at: clock() })
      asked += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  return asked
}
