import { sql } from 'kysely'
import type { Db } from '../database/database'
import { CONTESTED } from '../leads/disputes'

/** The line of a call in `erasures`: its digest, for an id is its carrier's and might hold the number. */
const CALL_STONE = sql<string>`'calls/' || encode(sha256(convert_to(calls.id, 'UTF8')), 'hex')`
/** The line of a wish to be called back, an e-mail to the agency. */
const WISH_STONE = sql<string>`'wishes/' || emails.id`

/** Whether a line of the list beside the copies tells of a caller, or of who wished to be called. */
export const isCallerStone = (id: string) => /^(?:calls\/[0-9a-f]{64}|wishes\/.+)$/.test(id)

/** The calls of a number in any of these writings, locked: whether each is contested, or still under way. */
export function lockCallsOf(trx: Db, callers: string[]) {
  return trx
    .selectFrom('calls')
    .select([
      CALL_STONE.as('stone'),
      CONTESTED.as('disputed'),
      sql<boolean>`settled_at is null`.as('running'),
    ])
    .where('caller', 'in', callers)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Who wished to be called back, and may be one of them: numbers stand there as they were typed. */
export function wishesKept(db: Db) {
  return db
    .selectFrom('emails')
    .select(['id', WISH_STONE.as('stone'), sql<string>`data ->> 'phone'`.as('phone')])
    .where('kind', '=', 'agency-visitor-call')
    .execute()
}

/**
 * Forgets the callers whose calls `erasures` names, what was said and what the client wrote of it, as the end of the
 * retention does, and the wishes that it names. A call under an open dispute, or that has no end yet, keeps all of it until the
 * next purge after that.
 * @returns how many calls went, and the Message-IDs whose copies go too
 */
export async function forgetAskedCallers(db: Db): Promise<{ calls: number; message_ids: string[] }> {
  // Whoever asked had called before, give or take what two clocks differ: no later call is looked at, and none where nobody asked.
  const asked = sql<boolean>`
    calls.created_at < (select max(erased_at) + interval '1 day' from erasures where dossier_id like 'calls/%')
      and exists (select from erasures where dossier_id = ${CALL_STONE})`
  const over = sql<boolean>`calls.settled_at is not null and not ${CONTESTED} and ${asked}`
  const calls = await db
    .updateTable('calls')
    .set({ caller: null })
    .where('caller', 'is not', null)
    .where(over)
    .returning('id')
    .execute()
  const ofCall = sql<boolean>`exists (select from calls where calls.id = call_id and ${over})`
  await db.deleteFrom('call_transcripts').where(ofCall).execute()
  await db.updateTable('lead_disputes').set({ words: '' }).where('words', '!=', '').where(ofCall).execute()
  const wishes = await db
    .deleteFrom('emails')
    .where('kind', '=', 'agency-visitor-call')
    .where(sql<boolean>`exists (select from erasures where dossier_id = ${WISH_STONE})`)
    .returning('message_id')
    .execute()
  return { calls: calls.length, message_ids: wishes.map(({ message_id }) => message_id) }
}
