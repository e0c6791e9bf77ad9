import { Refusal } from '~/domain/refusal'
import { listMovements as readMovements } from '~/store/leads/statement-lines'
import type { Deps } from '../ground/deps'

/** One page of a client's statement, newest first. @throws Refusal invalid-request for a cursor that is none */
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
  const page = rows.slice(0, limit)
  return {
    movements: page.map(row => ({
      ...row,
      at: row.at.toISOString(),
      call_at: row.call_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  }
}
