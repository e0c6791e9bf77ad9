import { randomId } from '~/domain/access/random-id'
import type { Aid } from '~/domain/aids/aid'
import { aidFlaws } from '~/domain/aids/aid-flaws'
import type { Territories } from '~/domain/aids/aides-entreprises-departments'
import { proposalOf } from '~/domain/aids/register-proposal'
import { registerId } from '~/domain/aids/register-record'
import { CLOCK } from '~/domain/journal/actor'
import { sha256Of } from '~/domain/sha256-of'
import { parisDay } from '~/domain/text/french'
import { insertAid, lockAids, rewriteAid } from '~/store/aids/aids'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'

/** Beyond, the file is not what it says: nobody reads so many proposals. */
const MOST_PROPOSALS = 500

/**
 * Makes proposals for the team from the public file of aides-entreprises.fr. It publishes nothing and touches nothing
 * that a file of content/aids or an administrator wrote, removed or took: those are left out, whatever the register says.
 */
export async function proposeAids(
  { db, clock }: DbAndClock,
  records: unknown[],
  territories: Territories,
): Promise<{ proposed: number; changed: number }> {
  const now = clock()
  const found = new Map<string, Aid>()
  for (const record of records) {
    const aid = proposalOf(record, territories, parisDay(now))
    const id = registerId(record)
    if (aid && id && aidFlaws(aid).length === 0) found.set(id, aid)
    if (found.size > MOST_PROPOSALS) throw new Error(`more than ${MOST_PROPOSALS} aids speak of a site`)
  }
  return db.transaction().execute(async trx => {
    const kept = await lockAids(trx)
    const rows = new Map(kept.map(row => [row.register_id, row]))
    const taken = new Map(kept.map(row => [row.slug, row]))
    const done = { proposed: 0, changed: 0 }
    for (const [register_id, aid] of found) {
      const file_hash = sha256Of(JSON.stringify(aid))
      // By its number: one that the register renamed is the same, left out or taken.
      const row = rows.get(register_id) ?? taken.get(aid.slug)
      const said = {
        aid,
        published: false,
        origin: 'import' as const,
        file_hash,
        register_id,
        updated_at: now,
      }
      if (!row) {
        await insertAid(trx, randomId(), said)
        done.proposed++
      } else if (row.origin === 'import' && row.removed_at === null && row.file_hash !== file_hash) {
        await rewriteAid(trx, row.id, said)
        done.changed++
      }
    }
    if (done.proposed + done.changed > 0)
      await noteEvent(trx, CLOCK, now, { type: 'aids-proposed', data: done })
    return done
  })
}
