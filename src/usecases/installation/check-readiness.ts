import { X509Certificate } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import { codeOf } from '~/domain/error'
import type { Part } from '~/domain/part'
import { noteHeartbeats } from '~/store/jobs/heartbeats'
import { overdueJobs } from '~/store/jobs/jobs'
import { partTrials } from '~/store/operation/part-trials'
import type { Deps } from '../ground/deps'
import { loopDelay } from '../ground/loop-delay'

type CheckReadinessDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'scanner' | 'sealer' | 'clock'>

export type PartState = 'ok' | 'failed' | 'read-only'

/** A busy worker may let a job wait; after so long none is at work. */
export const OVERDUE_MINUTES = 10
/** Milliseconds that a turn of the event loop may be late, on average, in a copy that serves. */
const LATE_MS = 500
const PATIENCE_MS = 5_000

/** Another name for each copy, as long as it runs. */
const COPY = `copy:${randomId()}`

/**
 * Whether this copy can serve: it writes to the database, and its own loop turns. Nothing else takes it out of
 * the proxy: what its neighbours lack, every other copy lacks too.
 */
export async function checkReadiness({ db }: Pick<Deps, 'db'>) {
  const database = await tried(() => noteHeartbeats(db, [COPY]))
  return { database, loop: loopDelay() > LATE_MS ? ('failed' as const) : ('ok' as const) }
}

/** What the site leans on besides, each tried for real; no message and no piece leaves. */
export async function checkNeighbours(deps: CheckReadinessDeps) {
  const { scanner, mailer } = deps
  const [files, queue, certificate, mail, scan] = await Promise.all([
    tried(() => writeAndRemove(deps)),
    tried(async () => {
      if ((await overdueJobs(deps.db, OVERDUE_MINUTES)) > 0) throw new Error('no worker takes the jobs')
    }),
    tried(async () => checkCertificate(deps)),
    tried(() => mailer.check()),
    scanner ? tried(() => scanner.scan(small())) : null,
  ])
  return { ...(await lastTried(deps)), files, queue, certificate, mail, ...(scan ? { scanner: scan } : {}) }
}

/** What each copy tried of itself; a part that is broken in one of them is. */
async function lastTried({ db }: Pick<Deps, 'db'>): Promise<Partial<Record<Part, PartState>>> {
  const states: Partial<Record<Part, PartState>> = {}
  for (const { part, failure } of await partTrials(db).catch(() => []))
    if (states[part] !== 'failed') states[part] = failure === null ? 'ok' : 'failed'
  return states
}

/** Readers reject a seal made outside of these two dates. */
function checkCertificate({ sealer, clock }: Pick<Deps, 'sealer' | 'clock'>) {
  const { validFrom, validTo } = new X509Certificate(sealer.certificatePem)
  const now = clock()
  if (now < new Date(validFrom) || now > new Date(validTo)) throw new Error('the certificate is not valid')
}

async function writeAndRemove({ encryptedFiles }: Pick<Deps, 'encryptedFiles'>) {
  const key = randomId()
  await encryptedFiles.write(null, key, small())
  await encryptedFiles.remove(key)
}

async function* small() {
  yield new TextEncoder().encode('ready?')
}

/** « failed » says no more, since anybody may ask. */
const tried = (work: () => Promise<unknown>): Promise<PartState> =>
  Promise.race([
    work().then(
      () => 'ok' as const,
      // SQLSTATE read_only_sql_transaction: a standby, or a server that was closed to writers.
      error => (codeOf(error) === '25006' ? ('read-only' as const) : ('failed' as const)),
    ),
    new Promise<'failed'>(resolve => setTimeout(() => resolve('failed'), PATIENCE_MS).unref()),
  ])
