import type { Insertable, InsertObject, QueryCreator, Selectable, Updateable } from 'kysely'
import type { PieceRequest } from '~/domain/dossier/pieces/piece-request'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { DOSSIER_COLUMNS } from '../schema/columns'

export type Dossier = Omit<Selectable<Tables['dossiers']>, 'search_text'>

declare const locked: unique symbol

/**
 * A dossier whose row nobody else changes until the transaction ends: what writes one asks for it, so that nothing is
 * written by who did not lock it. `lockDossier` alone makes it.
 */
export type LockedDossier = Dossier & { readonly [locked]: true }

/** A new dossier and the first line of its journal, in one statement. */
export async function openDossier(
  trx: Db,
  dossier: InsertObject<Tables, 'dossiers'>,
  firstLine: Insertable<Tables['events']>,
) {
  await trx
    .with('opened', db => db.insertInto('dossiers').values(dossier))
    .insertInto('events')
    .values(firstLine)
    .modifyEnd(prepared)
    .execute()
}

/** What a visitor has of a dossier: the key that opens it to its holder, as long as nobody took it over. */
export interface HolderKey {
  key: string
}

/** Which dossier: by its lasting id, or by the key that opens it to its holder now. */
export type DossierRef = string | HolderKey

/** The column and the value by which it is found. */
export const foundBy = (ref: DossierRef) =>
  typeof ref === 'string' ? (['id', ref] as const) : (['holder_id', ref.key] as const)

/** The id of the dossier that this key opens to its holder. */
export async function idOfHolder(db: Db, { key }: HolderKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .select('id')
    .where('holder_id', '=', key)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.id
}

export function findDossier(db: Db, ref: DossierRef): Promise<Dossier | undefined> {
  return found(db, ref).modifyEnd(prepared).executeTakeFirst()
}

/** The columns of a dossier whose decision has left, or was undone. */
export const NO_DECISION = { decision_id: null, decision_due_at: null, decided_from: null }

/** The columns of a dossier that no body has granted anything, or no longer. */
export const NO_GRANT = {
  granted_cents: null,
  granted_by: null,
  granted_on: null,
  grant_paid_to: null,
  accepted_notice_at: null,
  payment_late_at: null,
  choice_until: null,
  continued_at: null,
  choice_reminded_at: null,
}

/** The columns of a dossier that is not refused, or no longer. */
export const NO_REFUSAL = { refusal_motive: null, refusal_sentence: null }

/** What the agency last asked for, whether or not it has been sent since. */
export function requestOf({
  requested_documents,
  request_reason,
  requested_at,
}: Dossier): PieceRequest | null {
  if (!requested_documents || request_reason === null || !requested_at) return null
  return { documents: requested_documents, reason: request_reason, at: requested_at }
}

/**
 * Reads a dossier and keeps every other change of it waiting until this transaction ends. A client's command locks it by
 * the key that it came with: where that was taken away while it waited, there is no such dossier any more.
 */
export function lockDossier(trx: Db, ref: DossierRef): Promise<LockedDossier | undefined> {
  return found(trx, ref).forUpdate().modifyEnd(prepared).$castTo<LockedDossier>().executeTakeFirst()
}

function found(db: Db, ref: DossierRef) {
  const [column, value] = foundBy(ref)
  return db.selectFrom('dossiers').select(DOSSIER_COLUMNS).where(column, '=', value)
}

/** Changes a dossier, raises its version and notes the activity that retention counts from. */
export async function updateDossier(
  trx: Db,
  { id }: LockedDossier,
  change: Updateable<Tables['dossiers']>,
  now: Date,
) {
  await dossierUpdate(trx, id, change, now).modifyEnd(prepared).execute()
}

/** Changes what no other change of it rests on, and is no activity: its version stays. */
export async function noteInDossier(trx: Db, { id }: LockedDossier, change: Updateable<Tables['dossiers']>) {
  await trx.updateTable('dossiers').set(change).where('id', '=', id).execute()
}

/** What `updateDossier` writes, as a part of a statement that writes more. */
export const dossierUpdate = (
  db: QueryCreator<Tables>,
  id: string,
  change: Updateable<Tables['dossiers']>,
  now: Date,
) =>
  db
    .updateTable('dossiers')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updated_at: now, last_activity_at: now }))
    .where('id', '=', id)

/** Its pieces, e-mails and idempotency keys go with it. */
export async function deleteDossier(trx: Db, { id }: LockedDossier) {
  await trx.deleteFrom('dossiers').where('id', '=', id).execute()
}

/** The ids of test dossiers that were opened before an instant. */
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
