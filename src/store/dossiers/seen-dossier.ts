import { sql } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { codeOf } from '~/domain/error'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { LastLine } from '../events/events'
import { DOSSIER_COLUMNS } from '../schema/columns'
import { type Dossier, type DossierRef, foundBy } from './dossiers'

/** A dossier as it was read without a lock: a change that rests on it is written only if it still is as it was. */
export type SeenDossier = Dossier & {
  /** The slots that hold a piece. */
  filled: DocumentKind[]
  last_line: LastLine
}

/** Reads a dossier with what a change of one statement rests on. */
export function seeDossier(db: Db, ref: DossierRef): Promise<SeenDossier | undefined> {
  return seen(db, ref).modifyEnd(prepared).executeTakeFirst()
}

/** The same as the beginning of a statement that reads more. */
export function seen(db: Db, ref: DossierRef) {
  const [column, value] = foundBy(ref)
  return db
    .selectFrom('dossiers')
    .select(DOSSIER_COLUMNS)
    .select([
      sql<DocumentKind[]>`array(
        select document_type from documents where dossier_id = dossiers.id order by document_type)`.as(
        'filled',
      ),
      sql<LastLine>`(
        select json_build_object('rank', rank, 'hash', hash) from events
        where dossier_id = dossiers.id and rank is not null order by rank desc limit 1)`.as('last_line'),
    ])
    .where(column, '=', value)
}

/** Whether nobody changed it since, at a glance: what is costly need not be begun in vain. */
export async function isAsSeen(
  db: Db,
  { id, version }: Pick<SeenDossier, 'id' | 'version'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('dossiers')
    .select('version')
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.version === version
}

/**
 * As a part of the statement that changes it: locks the dossier's row and its chain, in this order, and has the whole
 * statement fail where either changed since it was seen, or another key opens it now.
 */
export const held = ({
  id,
  holder_id,
  version,
  last_line,
}: Pick<SeenDossier, 'id' | 'holder_id' | 'version' | 'last_line'>) =>
  sql<unknown>`hold_dossier(${id}, ${holder_id}, ${version}, ${last_line?.rank ?? null}, ${last_line?.hash ?? null})`

/** Whether a statement failed because somebody was quicker: nothing of it was written. */
export const wasQuicker = (error: unknown) => codeOf(error) === '40001'
