import { sql } from 'kysely'
import type { CallReason } from '~/domain/leads/call-reasons'
import type { MovementKind } from '~/domain/leads/ledger'
import type { Qualification } from '~/domain/leads/qualification'
import type { Db } from '../database/database'

/** One line of a client's ledger: what moved, and what it did to what can be spent. */
export interface LedgerLine {
  id: number
  kind: MovementKind
  at: Date
  call_id: string | null
  /** When that call rang. */
  call_at: Date | null
  quote_request_id: string | null
  /** When that request was unlocked. */
  unlocked_at: Date | null
  /** Why it costs nothing, or what it was qualified by. */
  reason: CallReason | null
  qualified_by: Qualification | null
  note: string
  available_change_cents: number
}

/** A client's movements, newest first; keyset paging by id. */
export async function listMovements(
  db: Db,
  accountId: string,
  { limit, before }: { limit: number; before: number | null },
): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select m.id, m.kind, m.at, m.call_id, c.started_at as call_at, m.quote_request_id, q.unlocked_at, c.reason, c.qualified_by, m.note, -coalesce(sum(e.amount_cents), 0)::bigint as available_change_cents
    from (
      select * from ledger_movements
      where account_id = ${accountId} and (${before}::bigint is null or id < ${before})
      order by id desc limit ${limit}
    ) m
    left join ledger_entries e on e.movement_id = m.id and e.account = 'available'
    left join calls c on c.id = m.call_id
    left join quote_requests q on q.id = m.quote_request_id
    group by m.id, m.kind, m.at, m.call_id, c.started_at, m.quote_request_id, q.unlocked_at, c.reason, c.qualified_by, m.note
    order by m.id desc`.execute(db)
  return rows
}
