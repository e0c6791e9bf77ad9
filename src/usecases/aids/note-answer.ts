import { afterAnswer, type SourceAnswer, type SourceKnown, type SourceOrigin } from '~/domain/aids/aid-source'
import { CLOCK } from '~/domain/journal/actor'
import { findSource, lockWatchedAid, writeSource } from '~/store/aids/aid-sources'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'

/**
 * Keeps what a source answered, and tells the team of what is new in it. An aid that was taken away, or got another
 * source while this one was asked, keeps nothing of the answer.
 */
export async function noteAnswer(
  { db, clock }: DbAndClock,
  id: string,
  { origin, address, answer }: { origin: SourceOrigin; address: string; answer: SourceAnswer },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const row = await lockWatchedAid(trx, id)
    if (!row || (origin === 'page' && row.aid.source_url !== address)) return
    const known = knownOf(await findSource(trx, id, origin))
    const now = clock()
    const next = afterAnswer(known, { address, answer, now })
    await writeSource(trx, id, origin, next)
    const { finding } = next
    if (finding === null || finding === known?.finding) return
    const data = { aid_id: id, slug: row.slug, source: origin, finding }
    await noteEvent(trx, CLOCK, now, { type: 'aid-source-found', data })
  })
}

/** What is kept of a source, without whose it is. */
function knownOf(kept: Awaited<ReturnType<typeof findSource>>): SourceKnown | null {
  if (!kept) return null
  const { aid_id: _, origin: __, ...known } = kept
  return known
}
