import { OVERTAKEN_MS } from '~/domain/leads/call'
import { lockCall, unsettledCalls } from '~/store/leads/calls'
import type { Deps } from '../deps'
import { settleCall } from './settle-call'

const AT_ONCE = 500

/**
 * Ends the calls that wait for an event which will not come any more: an end without an answer, a call
 * whose end the carrier never told. What is held for them goes back. Each in a transaction of its own.
 */
export async function closeOpenCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock()
  for (const id of await unsettledCalls(db, new Date(now.getTime() - OVERTAKEN_MS), AT_ONCE)) {
    await db.transaction().execute(async trx => {
      const call = await lockCall(trx, id)
      if (call) await settleCall(trx, call, now)
    })
  }
}
