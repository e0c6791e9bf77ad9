import { X509Certificate } from 'node:crypto'
import { sql } from 'kysely'
import { randomId } from '~/domain/access/random-id'
import { overdueJobs } from '~/store/jobs'
import type { Deps } from '../deps'

export type Part = 'database' | 'files' | 'queue' | 'certificate'

/** A busy worker may let a job wait; after so long none is at work. */
export const OVERDUE_MINUTES = 10

/** What the site leans on, each tried for real; « failed » says no more, since anybody may ask. */
export async function checkReadiness(deps: Deps): Promise<Record<Part, 'ok' | 'failed'>> {
  const [database, files, queue, certificate] = await Promise.all([
    tried(() => sql`select 1`.execute(deps.db)),
    tried(() => writeAndRemove(deps)),
    tried(async () => {
      if ((await overdueJobs(deps.db, OVERDUE_MINUTES)) > 0) throw new Error('no worker takes the jobs')
    }),
    tried(async () => checkCertificate(deps)),
  ])
  return { database, files, queue, certificate }
}

/** Readers reject a seal made outside of these two dates. */
function checkCertificate({ sealer, clock }: Deps) {
  const { validFrom, validTo } = new X509Certificate(sealer.certificatePem)
  const now = clock()
  if (now < new Date(validFrom) || now > new Date(validTo)) throw new Error('the certificate is not valid')
}

async function writeAndRemove({ vault }: Deps) {
  const key = randomId()
  await vault.write(null, key, small())
  await vault.remove(key)
}

async function* small() {
  yield new TextEncoder().encode('ready?')
}

const tried = (work: () => Promise<unknown>): Promise<'ok' | 'failed'> =>
  Promise.race([
    work().then(
      () => 'ok' as const,
      () => 'failed' as const,
    ),
    new Promise<'failed'>(resolve => setTimeout(() => resolve('failed'), 5_000).unref()),
  ])
