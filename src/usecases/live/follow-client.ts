import type { Deps } from '../ground/deps'
import { isSignedIn } from '../leads/sign-in-client'
import type { Followed, LiveLine } from './live-line'
import { pointNow, readPoint } from './live-point'

/**
 * Tells a client of the leads offer that something of his changed: a call that rings or ends, money, a dispute. Calls
 * stand in no journal, so whoever comes back after a break reads everything again. The stream ends with its session.
 * @param session the client's own token, checked again with each beat
 * @throws Refusal invalid-request when `after` is no cursor of ours
 */
export async function followClient(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  { accountId, session }: { accountId: string; session: string | null },
  after: string | null,
  { send, end }: LiveLine,
): Promise<Followed> {
  if (after !== null) readPoint(after)
  send({ kind: 'open' })
  const stop = deps.live.follow(heard => {
    if (heard.kind === 'missed') send(heard)
    if ((heard.kind === 'event' || heard.kind === 'call') && heard.lead_account === accountId)
      send({ kind: 'change', at: heard.at })
  })
  if (after !== null) send({ kind: 'missed' })
  return {
    async beat() {
      if (!(await isSignedIn(deps, session, accountId))) end()
      return pointNow(deps)
    },
    stop: async () => stop(),
  }
}
