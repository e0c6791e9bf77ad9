import { sql } from 'kysely'
import { randomId } from '~/domain/random-id'
import { waitingJobs } from '~/store/jobs'
import type { Deps } from '../deps'

export type Part = 'database' | 'files' | 'queue' | 'certificate'

/** What the site leans on, each tried for real; « failed » says no more, since anybody may ask. */
export async function checkReadiness(deps: Deps): Promise<Record<Part, 'ok' | 'failed'>> {
  const [database, files, queue, certificate] = await Promise.all([
    tried(() => sql`select 1`.execute(deps.db)),
    tried(() => writeAndRemove(deps)),
    tried(() => waitingJobs(deps.db)),
    tried(async () => {
      if (deps.sealer.certificatePem === '') throw new Error('no certificate')
    }),
  ])
  return { database, files, queue, certificate }
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
