import type { Insertable, Selectable } from 'kysely'
import type { ModelWord } from '~/domain/leads/transcript'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredTranscript = Selectable<Tables['call_transcripts']>

/** Keeps what was said in a call, once: what is told again changes nothing. @returns false for a repeat */
export async function keepTranscript(
  trx: Db,
  transcript: Insertable<Tables['call_transcripts']>,
): Promise<boolean> {
  const kept = await trx
    .insertInto('call_transcripts')
    .values(transcript)
    .onConflict(conflict => conflict.doNothing())
    .returning('call_id')
    .executeTakeFirst()
  return kept !== undefined
}

export function findTranscript(db: Db, callId: string): Promise<StoredTranscript | undefined> {
  return db.selectFrom('call_transcripts').selectAll().where('call_id', '=', callId).executeTakeFirst()
}

/** What a language model thinks of a call, beside what the rules found: it decides nothing. */
export async function keepModelWord(db: Db, callId: string, model_word: ModelWord) {
  await db.updateTable('call_transcripts').set({ model_word }).where('call_id', '=', callId).execute()
}

/** Forgets what was said in calls whose time is over. */
export async function forgetTranscripts(db: Db, now: Date) {
  await db.deleteFrom('call_transcripts').where('delete_after', '<=', now).execute()
}
