import { sql } from 'kysely'
import type { Db } from '../database/database'
import type { Dossier } from './dossiers'

/** The newest other dossiers of the same SIRET, however it was typed. */
export function listDuplicates(db: Db, { id, siret }: Pick<Dossier, 'id' | 'siret'>) {
  const digits = siret.replace(/\D/g, '')
  return db
    .selectFrom('dossiers')
    .select(['id', 'company_name', 'status', 'created_at'])
    .where(eb =>
      eb(eb.fn('regexp_replace', ['siret', sql.lit('\\D'), sql.lit(''), sql.lit('g')]), '=', digits),
    )
    .where('id', '!=', id)
    .where('is_test', '=', false)
    .where(sql.lit(digits !== ''))
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
}
