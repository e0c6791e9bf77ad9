import { DUPLICATE_MS } from '~/domain/leads/call'
import type { Db } from '~/store/database/database'
import { type StoredCall, wasBilled } from '~/store/leads/calls'

/** Whether another call of the same caller was billed to the same campaign within thirty days of this one. */
export async function isDuplicate(trx: Db, call: StoredCall): Promise<boolean> {
  if (call.caller === null || !call.started_at) return false
  const start = call.started_at.getTime()
  return wasBilled(trx, call, new Date(start - DUPLICATE_MS), new Date(start + DUPLICATE_MS))
}
