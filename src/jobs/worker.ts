import { Logger, type Runner, run } from 'graphile-worker'
import type { Pool } from 'pg'
import { settleDecision } from '~/usecases/admin/settle-decision'
import type { Deps } from '~/usecases/deps'
import { sendEmail } from '~/usecases/emails/send-email'

/** Starts what happens later: each task calls one use case. */
export function startWorker(deps: Deps, pool: Pool, report: (error: unknown) => void): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' && !meta?.job) report(new Error(message))
    }),
    taskList: {
      'settle-decision': payload =>
        settleDecision(deps, payload as { dossier_id: string; decision_id: string }),
      'send-email': payload => sendEmail(deps, (payload as { email_id: string }).email_id),
    },
  })
}
