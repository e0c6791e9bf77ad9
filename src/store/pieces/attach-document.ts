import { type Insertable, sql, type Updateable } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { dossierUpdate, type LockedDossier } from '../dossiers/dossiers'
import { held, type SeenDossier } from '../dossiers/seen-dossier'
import type { LastLine } from '../events/events'
import { jobAdded } from '../jobs/jobs'
import { newTurn } from './piece-turns'
import { newReading, readingAdded } from './readings'

/**
 * Which slots of a dossier are filled, and the end of its chain, which nobody else adds to until this transaction
 * ends. The dossier's row is locked by a statement before this one, so that no other upload is missed.
 */
export async function readSlots(
  trx: Db,
  { id: dossierId }: LockedDossier,
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
  /** Whether a machine is to read it. */
  read: boolean
  /** Of who brought it: turns go round networks. */
  network: string
  line: Insertable<Tables['events']>
  now: Date
}

/**
 * Puts a piece in its slot of a locked dossier, which is empty, and has it looked into, and read, once the transaction commits: one
 * statement.
 */
export async function attachDocument(trx: Db, { id }: LockedDossier, attachment: Attachment) {
  if (attachment.document.dossier_id !== id) throw new Error('a piece goes into the dossier that is locked')
  await attached(trx, attachment).selectNoFrom(jobsOf(attachment)).execute()
}

/**
 * The same without a transaction around it, on what was seen before; the room that was kept for the upload goes with it.
 * @throws what `wasQuicker` knows, where the dossier is not as it was seen any more: nothing is written then
 */
export async function attachToSeen(db: Db, seen: SeenDossier, attachment: Attachment, reservation: string) {
  await attached(db, attachment)
    .with('room', trx => trx.deleteFrom('upload_reservations').where('id', '=', reservation))
    .selectNoFrom([held(seen).as('held'), ...jobsOf(attachment)])
    .modifyEnd(prepared)
    .execute()
}

function attached(trx: Db, { document, change, draft, read, network, line, now }: Attachment) {
  const from = { network, queued_at: now }
  const written = trx
    .with('piece', db => db.insertInto('documents').values(document))
    .with('change', db => dossierUpdate(db, document.dossier_id, change, now))
    .with('line', db => db.insertInto('events').values(line))
    .with('turns', db =>
      db
        .insertInto('piece_turns')
        .values(
          (read ? (['inspect', 'read'] as const) : (['inspect'] as const)).map(work =>
            newTurn(work, document, from),
          ),
        ),
    )
  const drafted = draft ? written.with('draft', db => db.insertInto('invoices').values(draft)) : written
  return read
    ? drafted.with('reading', db => db.insertInto('readings').values(newReading(document.id, now)))
    : drafted
}

const jobsOf = ({ document: { id }, read }: Attachment) => [
  jobAdded('inspect-document', { document_id: id }, { key: `inspect:${id}` }).as('inspection'),
  ...(read ? [readingAdded(id).as('reading')] : []),
]
