import pg from 'pg'
import type { Program } from '../program/program'

/** Puts a running program's dossiers where time would have put them. */
export async function later(site: Program) {
  const connection = await site.connection()
  const run = async (sql: string, values: unknown[], options?: string) => {
    const client = new pg.Client({ ...connection, options })
    await client.connect()
    try {
      await client.query(sql, values)
    } finally {
      await client.end()
    }
  }
  return {
    /** A quarter of an hour after a decision: it leaves. */
    async decisionLeaves(id: string) {
      await run(`update dossiers set decision_due_at = now() - interval '1 second' where id = $1`, [id])
      await run(
        `update graphile_worker._private_jobs set run_at = now() where payload ->> 'dossier_id' = $1`,
        [id],
      )
    },
    /** Messages that waited for more of their kind leave. */
    async messagesLeave() {
      await run(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`, [])
    },
    /** The answer of the team was asked for so many hours ago. */
    async answerWasAskedFor(id: string, hours: number) {
      await run(`update dossiers set answer_asked_at = now() - make_interval(hours => $2) where id = $1`, [
        id,
        hours,
      ])
    },
    /**
     * What carriers told so far lies so many seconds back, by their clocks and by ours: calls that were answered have lasted.
     * A trigger forbids that to everybody else.
     */
    async callsLasted(seconds: number) {
      await run(
        `update telephony_events
         set at = at - make_interval(secs => $1), received_at = received_at - make_interval(secs => $1)`,
        [seconds],
        '-c session_replication_role=replica',
      )
    },
    /** A year less ten days later, its purge having been announced. */
    async purgeIsAnnounced(id: string) {
      await run(
        `update dossiers set last_activity_at = now() - interval '355 days', retention_notice_at = now()
         where id = $1`,
        [id],
      )
    },
  }
}
