import { type Insertable, sql, type Updateable } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import type { Db } from './database'
import { dossierUpdate } from './dossiers'
import type { LastLine } from './events'
import { jobAdded } from './jobs'
import type { Tables } from './tables'

/**
 * Which slots of a dossier are filled, and the end of its chain, which nobody else adds to until this transaction
 * ends. The dossier's row is locked by a statement before this one, so that no other upload is missed.
 */
export async function readSlots(
  trx: Db,
  dossierId: string,
): Promise<{ filled: DocumentKind[]; last: LastLine }> {
  const { rows } = await sql<{ filled: DocumentKind[]; rank: number | null; hash: string | null }>`
    select array(select document_type from documents where dossier_id = ${dossierId}) as filled, rank, hash
    from (select) as dossier left join lock_chain(${dossierId}) on true`.execute(trx)
  const [{ filled, rank, hash } = { filled: [], rank: null, hash: null }] = rows
  return { filled, last: rank !== null && hash !== null ? { rank, hash } : null }
}

/** All that a piece brings with it. */
export interface Attachment {
  document: Insertable<Tables['documents']>
  /** In its dossier. */
  change: Updateable<Tables['dossiers']>
  /** The draft invoice of a dossier that it completes. */
  draft: Insertable<Tables['invoices']> | null
  line: Insertable<Tables['events']>
  now: Date
}

/** Puts a piece in its slot, which is empty, and has it looked into once the transaction commits: one statement. */
export async function attachDocument(trx: Db, { document, change, draft, line, now }: Attachment) {
  const inspection = jobAdded(
    'inspect-document',
    { document_id: document.id },
    { key: `inspect:${document.id}` },
  )
  const written = trx
    .with('piece', db => db.insertInto('documents').values(document))
    .with('change', db => dossierUpdate(db, document.dossier_id, change, now))
    .with('line', db => db.insertInto('events').values(line))
  await (draft ? written.with('draft', db => db.insertInto('invoices').values(draft)) : written)
    .selectNoFrom(inspection.as('job'))
    .execute()
}
