import { CALL_REASONS } from '~/domain/leads/call-reasons'
import { QUALIFICATION_WORDS } from '~/domain/leads/qualification'
import { Refusal } from '~/domain/refusal'
import { type LedgerLine, listMovements as readMovements } from '~/store/leads/ledger-lines'
import { pageOf } from '../ground/cursor'
import type { Deps } from '../ground/deps'

/** One page of a client's ledger, newest first. @throws Refusal invalid-request for a cursor that is none */
export async function listMovements(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { limit, cursor }: { limit: number; cursor: string | null },
) {
  if (cursor !== null && !/^\d{1,15}$/.test(cursor)) throw new Refusal('invalid-request')
  const rows = await readMovements(db, accountId, {
    limit: limit + 1,
    before: cursor === null ? null : Number(cursor),
  })
  const { shown, next_cursor } = pageOf(rows, limit, last => String(last.id))
  return {
    movements: shown.map(({ reason, qualified_by, ...row }) => ({
      ...row,
      why: whyOf(row.kind, reason, qualified_by),
    })),
    next_cursor,
  }
}

/** Why the price of a call was given back, or taken. */
function whyOf(
  kind: LedgerLine['kind'],
  reason: LedgerLine['reason'],
  by: LedgerLine['qualified_by'],
): string | null {
  if (kind === 'release') return reason && CALL_REASONS[reason]
  return kind === 'capture' ? by && QUALIFICATION_WORDS[by] : null
}
