import { type Kept, purgeDate, retentionStep } from '~/domain/dossier/retention'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { type Announced, noteRetention } from '~/store/retention/retention-notices'
import { allRows } from '../ground/all-rows'
import type { Deps } from '../ground/deps'
import { eachAlone } from '../ground/each-alone'
import { removeLeftovers } from '../ground/remove-leftovers'
import { retentionMonths } from '../ground/retention-months'
import { queueEmail } from '../outbox/queue-email'
import { noticeHasRun } from './notice-has-run'

export type PurgeDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock' | 'agency' | 'publicUrl'>

interface Announceable {
  id: string
  retention_told_at: Date | null
}

/** Rows of one kind that hold a person and no dossier: how they are found, kept, announced and erased. */
interface Idle<Row extends Announceable> {
  table: Exclude<Announced, 'dossiers'>
  /** A page of those that may be at their end, in the order of their ids. */
  since: (db: Db, now: Date, months: number, after: string) => Promise<Row[]>
  lock: (trx: Db, id: string) => Promise<Row | undefined>
  kept: (row: Row) => Kept
  /** When it goes without a message; null where its person is told before. */
  quietEnd: (row: Row, months: number) => Date | null
  /** By what name the team is told of a notice that could not be delivered. */
  nameOf: (row: Row) => string
  notice: (row: Row, purge_at: string) => Parameters<typeof queueEmail>[2]
  /** @returns the Message-IDs whose copies go too */
  erase: (trx: Db, row: Row, now: Date) => Promise<string[]>
}

/** Tells whose rows near their end, and erases those at it, each in a transaction of its own (specification B7). */
export async function purgeIdle<Row extends Announceable>(deps: PurgeDeps, idle: Idle<Row>) {
  const months = await retentionMonths(deps)
  const now = deps.clock()
  await eachAlone(
    allRows(after => idle.since(deps.db, now, months, after)),
    async row => {
      const step = stepOf(idle, row, months, now)
      if (step === 'notify') await announce(deps, idle, row.id, months)
      if (step === 'purge' && (await mayGo(deps, idle, row, months))) await purge(deps, idle, row.id, months)
    },
  )
}

function stepOf<Row extends Announceable>(
  { kept, quietEnd }: Idle<Row>,
  row: Row,
  months: number,
  now: Date,
): 'keep' | 'notify' | 'purge' {
  const end = quietEnd(row, months)
  if (end === null) return retentionStep(kept(row), months, now)
  return now >= end ? 'purge' : 'keep'
}

async function mayGo<Row extends Announceable>(deps: PurgeDeps, idle: Idle<Row>, row: Row, months: number) {
  const { id, retention_told_at: toldAt } = row
  const told = { table: idle.table, id, company_name: idle.nameOf(row), toldAt }
  return idle.quietEnd(row, months) !== null || noticeHasRun(deps, told, idle.kept(row), months)
}

async function announce<Row extends Announceable>(
  deps: PurgeDeps,
  idle: Idle<Row>,
  id: string,
  months: number,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const row = await idle.lock(trx, id)
    if (!row || stepOf(idle, row, months, now) !== 'notify') return
    await noteRetention(trx, idle.table, id, now)
    const purge_at = purgeDate(idle.kept(row), months, now).toISOString()
    await queueEmail(trx, deps, { ...idle.notice(row, purge_at), by: CLOCK })
  })
}

async function purge<Row extends Announceable>(deps: PurgeDeps, idle: Idle<Row>, id: string, months: number) {
  const now = deps.clock()
  const message_ids = await deps.db.transaction().execute(async trx => {
    const row = await idle.lock(trx, id)
    return row && stepOf(idle, row, months, now) === 'purge' ? idle.erase(trx, row, now) : []
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
}
