import { sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Dossier } from '../dossiers/dossiers'
import type { StoredDocument } from './documents'
import type { TurnResult } from './piece-turns'

/** As the deaths of jobs name it. */
export const INSPECTION = 'inspect'

/** A piece that is to be looked into, the key of its dossier, and how often it killed who did. */
export type PieceToInspect = Pick<StoredDocument, 'media_type' | 'file_key'> &
  Pick<Dossier, 'file_identity'> & { deaths: number }

/**
 * Reads a piece and counts it as dead of being looked into (`job-deaths.ts`), in one statement.
 * @returns undefined for one that is gone
 */
export async function beginInspection(db: Db, id: string, now: Date): Promise<PieceToInspect | undefined> {
  const { rows } = await sql<PieceToInspect>`
    with piece as (
      select documents.media_type, documents.file_key, dossiers.file_identity
      from documents join dossiers on dossiers.id = documents.dossier_id where documents.id = ${id}
    ), death as (
      insert into job_deaths (job, subject, deaths, noted_at) select ${INSPECTION}, ${id}, 1, ${now} from piece
      on conflict (job, subject) do update set deaths = job_deaths.deaths + 1, noted_at = excluded.noted_at
      returning deaths
    )
    select media_type, file_key, file_identity, deaths - 1 as deaths from piece, death
    ${prepared}`.execute(db)
  return rows[0]
}

type Found = Pick<StoredDocument, 'flags' | 'inspected_at'>

/** What was found in a piece, which killed nothing. One that is gone is no error. */
export const inspectionResult =
  (id: string, found: Found): TurnResult =>
  db =>
    db
      .with('survived', trx =>
        trx.deleteFrom('job_deaths').where('job', '=', INSPECTION).where('subject', '=', id),
      )
      .with('came', trx => trx.updateTable('documents').set(found).where('id', '=', id).returning('id'))
