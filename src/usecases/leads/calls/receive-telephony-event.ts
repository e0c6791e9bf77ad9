import type { TelephonyEventKind } from '~/domain/leads/call'
import { CALL_REASONS } from '~/domain/leads/call-reasons'
import { callerOf } from '~/domain/leads/caller-of'
import { keepTelephonyEvent, oneEventAtATime, type StoredCall } from '~/store/leads/calls'
import type { Deps } from '../../ground/deps'
import { routeCall } from './route-call'
import { settleCall } from './settle-call'

/** What a carrier tells, its signature already verified. */
export interface IncomingTelephonyEvent {
  webhook_id: string
  event: TelephonyEventKind
  call_id: string
  at: Date
  from: string | null
  /** The number that was dialled, E.164. */
  to: string
}

/** Where to put a call through to; null: nowhere, and why. */
export interface CallRoute {
  route: string | null
  reason: string | null
}

/**
 * Takes in one event of a call: kept once, in whatever order they come; a call that rings is routed and its
 * price held, one whose answer and end are known is settled, all in one transaction.
 * @returns where the call goes, the same for every repeat
 */
export function receiveTelephonyEvent(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  incoming: IncomingTelephonyEvent,
): Promise<CallRoute> {
  const { webhook_id, event, call_id, at, from, to } = incoming
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    await oneEventAtATime(trx, call_id)
    const kept = await keepTelephonyEvent(
      trx,
      { id: call_id, number: to, caller: callerOf(from), created_at: now },
      { event, at, received_at: now, webhook_id },
    )
    const call =
      event === 'ringing' && kept.started_at === null && kept.settled_at === null
        ? // What came before it may have named neither as it does.
          await routeCall(trx, deps, { ...kept, number: to, caller: callerOf(from) ?? kept.caller }, at)
        : kept
    return routeOf(await settleCall(trx, call, now))
  })
}

function routeOf({ route, reason }: StoredCall): CallRoute {
  return { route, reason: route === null && reason !== null ? CALL_REASONS[reason] : null }
}
