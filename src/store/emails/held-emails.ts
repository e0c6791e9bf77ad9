import type { Db } from '../database/database'

/** Keeps a message back until the address has proven itself, or a person sends it. */
export async function holdEmail(db: Db, id: string) {
  await db
    .updateTable('emails')
    .set({ state: 'held', whose: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Their ids, the oldest first. */
export async function heldEmailsOf(trx: Db, dossierId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('emails')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'held')
    .orderBy('created_at')
    .execute()
  return rows.map(row => row.id)
}
