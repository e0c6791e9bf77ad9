import type { Selectable } from 'kysely'
import type { InvoicePaper } from '~/domain/invoice/invoice'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { LockedDossier } from '../dossiers/dossiers'

export type StoredQuote = Selectable<Tables['quotes']>

/** The last quote of a dossier. */
export function lastQuote(db: Db, dossierId: string): Promise<StoredQuote | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst()
}

/** All of a dossier's quotes, the first one first. */
export function quotesOf(db: Db, dossierId: string): Promise<StoredQuote[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('issued_at')
    .execute()
}

export async function insertQuote(trx: Db, { id }: LockedDossier, paper: InvoicePaper, validUntil: Date) {
  await trx
    .insertInto('quotes')
    .values({
      number: paper.number,
      dossier_id: id,
      issued_at: paper.issued_at,
      valid_until: validUntil,
      paper: JSON.stringify(paper),
      agreed_at: null,
    })
    .execute()
}

/** The client's word about a quote. @returns false when it was noted before */
export async function noteWord(
  trx: Db,
  { id }: LockedDossier,
  number: string,
  word: 'agreed_at' | 'filed_at',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quotes')
    .set({ [word]: at })
    .where('number', '=', number)
    .where('dossier_id', '=', id)
    .where(word, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
