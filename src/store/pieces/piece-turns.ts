import { type Insertable, type QueryCreator, type RawBuilder, sql } from 'kysely'
import { HOUR_MS } from '~/domain/milliseconds'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'

/** What is done to a piece in a child process, one after another. */
export type PieceWork = 'inspect' | 'read'

/** A piece whose turn it is. */
export interface PieceTurn {
  document_id: string
  dossier_id: string
  network: string
  queued_at: Date
}

/** A turn whose program and job are both lost is given again. */
const LOST_MS = 30 * 60_000
const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/** The row of a piece that waits. @param network of who brought it; empty where nobody knows */
export const newTurn = (
  work: PieceWork,
  { id, dossier_id }: { id: string; dossier_id: string },
  { network, queued_at }: { network: string; queued_at: Date },
): Insertable<Tables['piece_turns']> => ({ work, document_id: id, dossier_id, network, queued_at })

/** Of each network so many are compared: some ten dossiers. With two thousand that waited, comparing all took a whole core. */
const OLDEST = 60
/** Of those, so many are tried: others may take some at the same moment, and pass over what is taken. */
const AT_ONCE = 40

/**
 * Takes the next turn: of the network that has had the least of the worker's time this hour, then of such a dossier among
 * its oldest pieces, then the piece that waits longest. What the same job took before comes first.
 * @param most milliseconds: a network that has had more waits for the next hour
 */
export async function takeTurn(
  db: Db,
  { work, job, now, most }: { work: PieceWork; job: string; now: Date; most: number },
): Promise<PieceTurn | undefined> {
  const lost = new Date(now.getTime() - LOST_MS)
  // Looked up by its whole key, once for each network and each dossier, also by a plan that was made while nothing waited.
  const spentBy = (whose: RawBuilder<unknown>) => sql`coalesce((
    select spent_ms from work_done where work = ${work} and whose = ${whose} and window_start = ${windowOf(now)}
  ), 0)`
  const { rows } = await sql<PieceTurn>`
    with recursive networks as (
      (select network from piece_turns where work = ${work} and taken_at is null order by network limit 1)
      union all
      select (
        select network from piece_turns
        where work = ${work} and taken_at is null and network > networks.network order by network limit 1
      ) from networks where networks.network is not null
    ), network_shares as materialized (
      select network, ${spentBy(sql`'network ' || network`)} as network_ms from networks where network is not null
    ), candidates as materialized (
      select document_id, dossier_id, queued_at, taken_by, network_ms from network_shares, lateral (
        select document_id, dossier_id, queued_at, null::text as taken_by from piece_turns
        where work = ${work} and taken_at is null and network = network_shares.network
        order by queued_at, document_id limit ${OLDEST}
      ) oldest where network_ms < ${most}
      union all
      select document_id, dossier_id, queued_at, taken_by, ${spentBy(sql`'network ' || network`)} from piece_turns
      where work = ${work} and taken_at is not null and (taken_by = ${job}
        or (taken_at < ${lost} and ${spentBy(sql`'network ' || network`)} < ${most}))
    ), dossier_shares as materialized (
      select dossier_id, ${spentBy(sql`'dossier ' || dossier_id`)} as dossier_ms
      from (select distinct dossier_id from candidates) as theirs
    ), best as (
      select array(
        select document_id from candidates join dossier_shares using (dossier_id)
        order by (taken_by is not distinct from ${job}) desc, network_ms, dossier_ms, queued_at, document_id
        limit ${AT_ONCE}
      ) as ids
    ), next as (
      select document_id from piece_turns
      where work = ${work} and document_id = any((select ids from best)::text[])
        and (taken_at is null or taken_at < ${lost} or taken_by = ${job})
      order by array_position((select ids from best), document_id)
      limit 1 for update skip locked
    )
    update piece_turns set taken_at = ${now}, taken_by = ${job} from next
    where piece_turns.work = ${work} and piece_turns.document_id = next.document_id
    returning piece_turns.document_id, dossier_id, network, queued_at ${prepared}`.execute(db)
  return rows[0]
}

/** Whether a piece still waits for its turn: its network has had its share. */
export async function waitsForTurn(db: Db, work: PieceWork, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('piece_turns')
    .select('document_id')
    .where('work', '=', work)
    .where('document_id', '=', documentId)
    .where('taken_by', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

interface Spent {
  now: Date
  spent_ms: number
}

/** Notes how long a turn took, whatever came of it: by network and by dossier. */
export async function noteWork(db: Db, work: PieceWork, turn: PieceTurn, spent: Spent) {
  await noting(db, work, turn, spent).execute()
}

/** What came of a turn, as parts of the statement that writes it; the one that changes the piece's row is `came` and returns it. */
export type TurnResult = (db: Db) => Pick<QueryCreator<Tables>, 'with' | 'selectNoFrom'>

/** Writes it by itself, before the turn ends or where none was taken. */
export async function writeResult(db: Db, result: TurnResult) {
  await result(db).selectNoFrom(sql.lit(true).as('written')).modifyEnd(prepared).execute()
}

/** Locks the piece before its turn, as whoever removes the piece does, whose turn goes with it: else each waits for the other. */
const pieceFirst = sql<boolean>`(select count(*) from came) >= 0`

/** A piece was served: what came of it is written, it waits no more, and how long that took is noted, in one statement. */
export async function endTurn(
  db: Db,
  work: PieceWork,
  turn: PieceTurn,
  spent: Spent,
  result: TurnResult | undefined,
) {
  const ended = (result?.(db) ?? db).with('ended', trx =>
    trx
      .deleteFrom('piece_turns')
      .where('work', '=', work)
      .where('document_id', '=', turn.document_id)
      .$if(result !== undefined, turns => turns.where(pieceFirst)),
  )
  await noting(ended, work, turn, spent).execute()
}

function noting(
  db: Pick<Db, 'insertInto'>,
  work: PieceWork,
  { network, dossier_id }: PieceTurn,
  { now, spent_ms }: Spent,
) {
  const rows = [...(network ? [`network ${network}`] : []), `dossier ${dossier_id}`].map(whose => ({
    ...{ work, whose, window_start: windowOf(now), spent_ms: Math.max(1, Math.round(spent_ms)) },
  }))
  return db
    .insertInto('work_done')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['work', 'whose', 'window_start']).doUpdateSet(eb => ({
        spent_ms: eb('work_done.spent_ms', '+', eb.ref('excluded.spent_ms')),
      })),
    )
    .modifyEnd(prepared)
}

/** Who had how much of the worker is kept for the hour in which it counts. */
export async function forgetWorkDone(db: Db, now: Date) {
  await db.deleteFrom('work_done').where('window_start', '<', windowOf(now)).execute()
}
