import { mayDo } from '~/domain/access/permission'
import { BULK_PERMISSION, type BulkAction } from '~/domain/dossier/lists/bulk'
import type { BulkDetails } from '~/domain/dossier/lists/bulk-details'
import { type AccountActor, CLOCK } from '~/domain/journal/actor'
import type { EventType } from '~/domain/journal/event'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import {
  type BulkRun,
  cancelBulkRun,
  findBulkRun,
  finishBulkRun,
  manualTransmissions,
} from '~/store/bulk/bulk'
import { beginNextItem, endItem, holdItem } from '~/store/bulk/bulk-items'
import { noteEvent } from '~/store/events/events'
import { wasDoneSince } from '~/store/events/find-events'
import { addJob } from '~/store/jobs/jobs'
import type { DbAndClock, Deps } from '../ground/deps'
import { remindByHand } from '../reminders/remind-by-hand'
import { eraseDossier } from '../retention/erase-dossier'
import { extendRetention } from '../retention/extend-retention'
import { markTransmitted } from '../transmission/settle-transmission'
import { assignDossier } from '../work/assign-dossier'

/** Dossiers are gone through for so long before others have their turn. */
const TURN_MS = 20_000

/** More than so many that fail in one turn are no fault of theirs. */
const MOST_FAILURES = 10

type Step = (deps: Deps, by: AccountActor, dossierId: string, details: BulkDetails) => Promise<unknown>

/** Each action is the use case of one dossier, and the line of its journal that tells that it was done. */
const STEPS: Record<BulkAction, { step: Step; leaves?: EventType }> = {
  assign: {
    step: (deps, by, id, { account_id = null }) => assignDossier(deps, by, id, account_id),
    leaves: 'dossier-assigned',
  },
  remind: { step: remindByHand, leaves: 'reminder-queued' },
  'mark-transmitted': {
    // What was marked is manual no more: it may begin again.
    step: async (deps, by, id, { note = '' }) => {
      for (const { id: transmission } of await manualTransmissions(deps.db, id))
        await markTransmitted(deps, by, transmission, note)
    },
  },
  extend: {
    step: (deps, by, id, { months = 0, note = '' }) =>
      extendRetention(deps, by, id, { months, reason: note }),
    leaves: 'retention-extended',
  },
  erase: { step: (deps, by, id) => eraseDossier(deps, id, 'demande', by), leaves: 'dossier-erased' },
}

/**
 * Goes through the dossiers of a run, one after the other, each by its own rules and in its own transaction. Killed
 * half-way it is taken up where it was: a dossier that was begun is done only if its journal does not tell so. Two
 * workers at the same run, when one that was thought dead lives, each take what the other has not. A long one stands behind
 * what is due after each turn: two of them held both places of the clock's jobs. One dossier that fails holds up no other.
 * @param tell hears what failed in a turn that others follow: they try it again, and forget it
 * @throws AggregateError of what failed: the run is tried again
 */
export async function runBulk(deps: Deps, runId: string, tell: (failure: Error) => void = () => {}) {
  const turnEnds = deps.clock().getTime() + TURN_MS
  const failures = new Map<string, unknown>()
  for (;;) {
    if (failures.size > MOST_FAILURES) throw failureOf(failures)
    if (deps.clock().getTime() >= turnEnds) {
      if (failures.size > 0) tell(failureOf(failures))
      return addJob(deps.db, 'run-bulk', { run_id: runId }, { key: `bulk:${runId}` })
    }
    const run = await findBulkRun(deps.db, runId)
    if (!run || run.cancelled_at || run.finished_at) return
    if (!(await mayGoOn(deps, run))) return stopRun(deps, run)
    const item = await beginNextItem(deps.db, runId, deps.clock(), [...failures.keys()])
    if (!item && failures.size > 0) throw failureOf(failures)
    if (!item) return finishBulkRun(deps.db, runId, deps.clock())
    try {
      await deps.db.transaction().execute(async trx => {
        if (!(await holdItem(trx, runId, item.dossier_id))) return
        await endItem(trx, runId, item.dossier_id, await settle(deps, run, item))
      })
    } catch (error) {
      failures.set(item.dossier_id, error)
    }
  }
}

const failureOf = (failures: ReadonlyMap<string, unknown>) =>
  new AggregateError(failures.values(), `${failures.size} of the dossiers failed`)

/** Who started it may have been removed, or may do less, since: it is asked before each dossier. */
async function mayGoOn({ db }: Pick<Deps, 'db'>, { account_id, action }: BulkRun) {
  const account = await findAccount(db, account_id)
  return account !== undefined && mayDo(account.role, BULK_PERMISSION[action])
}

async function stopRun({ db, clock }: DbAndClock, { id, action, total }: BulkRun) {
  const now = clock()
  await db.transaction().execute(async trx => {
    if (!(await cancelBulkRun(trx, id, now))) return
    const data = { bulk_action: action, dossiers: total }
    await noteEvent(trx, CLOCK, now, { type: 'bulk-cancelled', data })
  })
}

async function settle(
  deps: Deps,
  run: BulkRun,
  { dossier_id, started_at }: { dossier_id: string; started_at: Date | null },
) {
  const { step, leaves } = STEPS[run.action]
  const by = run.asked_by
  const done = { state: 'done', because: null } as const
  if (leaves && started_at && (await wasDoneSince(deps.db, dossier_id, leaves, by.id, started_at)))
    return done
  try {
    await step(deps, by, dossier_id, run.details)
    return done
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { state: 'left', because: error.detail ?? error.code } as const
  }
}
