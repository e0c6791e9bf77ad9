import type { Db } from '../database/database'
import type { LockedDossier } from './dossiers'

/** How many lines a client wrote since a moment. */
export async function countClientWords(db: Db, dossierId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('dossier_id', '=', dossierId)
    .where('type', '=', 'client-wrote')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A client waits for the team since then; the first word counts. */
export async function noteClientWaits(trx: Db, { id }: LockedDossier, now: Date) {
  await trx
    .updateTable('dossiers')
    .set(eb => ({
      client_waits_since: eb.fn.coalesce('client_waits_since', eb.val(now)),
      last_activity_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** Nobody waits any more; `wroteAt` where the team answered in writing. */
export async function noteClientAnswered(trx: Db, { id }: LockedDossier, wroteAt?: Date) {
  await trx
    .updateTable('dossiers')
    .set({
      client_waits_since: null,
      ...(wroteAt && { team_wrote_at: wroteAt, last_activity_at: wroteAt }),
    })
    .where('id', '=', id)
    .execute()
}
