import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { HANDED_IN, type PieceRequest } from '~/domain/dossier/dossier'
import type { DossierLife } from '~/domain/dossier/life'
import type { Db } from './database'
import type { Tables } from './tables'

export type Dossier = Selectable<Tables['dossiers']>

export async function insertDossier(db: Db, dossier: Insertable<Tables['dossiers']>) {
  await db.insertInto('dossiers').values(dossier).execute()
}

/** The id of the dossier that this key opens to its holder. */
export async function idOfHolder(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('dossiers').select('id').where('holder_id', '=', key).executeTakeFirst()
  return row?.id
}

export function findDossier(db: Db, id: string): Promise<Dossier | undefined> {
  return db.selectFrom('dossiers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Where its life stands: which commands are open, and what its holder may know. */
export const lifeOf = ({ status, signed_at, decision_id, decided_from }: Dossier): DossierLife => ({
  status,
  signed: signed_at !== null,
  undoableTo: decision_id === null ? null : (decided_from ?? HANDED_IN),
  due: null,
  mayRenounce: false,
})

/** The columns of a dossier whose decision has left, or was undone. */
export const NO_DECISION = { decision_id: null, decision_due_at: null, decided_from: null }

/** What the agency last asked for, whether or not it has been sent since. */
export function requestOf({
  requested_documents,
  request_reason,
  requested_at,
}: Dossier): PieceRequest | null {
  if (!requested_documents || request_reason === null || !requested_at) return null
  return { documents: requested_documents, reason: request_reason, at: requested_at }
}

/** Reads a dossier and keeps every other change of it waiting until this transaction ends. */
export function lockDossier(trx: Db, id: string): Promise<Dossier | undefined> {
  return trx.selectFrom('dossiers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes a dossier, raises its version and notes the activity that retention counts from. */
export async function updateDossier(trx: Db, id: string, change: Updateable<Tables['dossiers']>, now: Date) {
  await trx
    .updateTable('dossiers')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updated_at: now, last_activity_at: now }))
    .where('id', '=', id)
    .execute()
}

/** The newest other dossiers of the same SIRET, however it was typed. */
export function listDoubles(db: Db, { id, siret }: Pick<Dossier, 'id' | 'siret'>) {
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

/** Its pieces, e-mails and idempotency keys go with it. */
export async function deleteDossier(trx: Db, id: string) {
  await trx.deleteFrom('dossiers').where('id', '=', id).execute()
}

export async function expiredTestDossiers(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dossiers')
    .select('id')
    .where('is_test', '=', true)
    .where('created_at', '<=', before)
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
