import { OVERTAKEN_MS } from '~/domain/leads/call'
import { lockCall, unsettledCalls } from '~/store/leads/calls'
import type { DbAndClock } from '../../ground/deps'
import { settleCall } from './settle-call'

const AT_ONCE = 500

/**
 * Ends the calls that wait for an event which will not come any more: an end without an answer, a call
 * whose end the carrier never told. What is held for them goes back. Each in a transaction of its own, all of them: those
 * that something may still come of, and one that cannot be settled, hold up no other.
 * @throws AggregateError of what each of those failed with
 */
export async function closeOpenCalls({ db, clock }: DbAndClock) {
  const now = clock()
  const before = new Date(now.getTime() - OVERTAKEN_MS)
  const failures: unknown[] = []
  let page = await unsettledCalls(db, before, AT_ONCE, null)
  while (page.length > 0) {
    for (const { id } of page) {
      await db
        .transaction()
        .execute(async trx => {
          const call = await lockCall(trx, id)
          if (call) await settleCall(trx, call, now)
        })
        .catch(error => failures.push(error))
    }
    page = await unsettledCalls(db, before, AT_ONCE, page.at(-1) ?? null)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} calls were not settled`)
}
