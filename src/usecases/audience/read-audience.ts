import {
  AUDIENCE_KEPT_MONTHS,
  type AudienceKind,
  type KeptAudienceCount,
} from '~/domain/audience/audience-counts'
import { FUNNELS, funnelOf } from '~/domain/audience/funnels'
import { keysOf } from '~/domain/closed-list'
import { daysAfter } from '~/domain/site/territory-clock'
import { parisDay } from '~/domain/text/french'
import { audienceByDay, audienceSince } from '~/store/audience/audience-counts'
import type { DbAndClock } from '../ground/deps'

/** Where visitors came from, what they looked at and where they stopped, in the last days, today included. */
export async function readAudience({ db, clock }: DbAndClock, days: number) {
  const since = daysAfter(parisDay(clock()), 1 - days)
  const counts = await audienceSince(db, since)
  const named = (kind: AudienceKind) =>
    counts.filter(count => count.kind === kind).map(({ name, n }) => ({ name, n }))
  return {
    since,
    funnels: keysOf(FUNNELS).map(name => ({ name, steps: funnelOf(name, counts) })),
    pages: named('page'),
    sources: named('source'),
    mediums: named('medium'),
    campaigns: named('campaign'),
    verdicts: named('verdict'),
    pieces: named('piece'),
  }
}

/** All that is kept of it, by day. */
export const keptAudience = ({ db, clock }: DbAndClock): Promise<KeptAudienceCount[]> =>
  audienceByDay(db, daysAfter(parisDay(clock()), -31 * AUDIENCE_KEPT_MONTHS))
