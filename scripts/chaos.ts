import { spawnSync } from 'node:child_process'
import {
  cutUploads,
  fillDisk,
  fillWhileWriting,
  killUnderLoad,
  type Outcome,
  stopUnderLoad,
} from '../tests/support/trials'
import { upsetReceivers } from '../tests/support/unruly-receivers'

/**
 * `npm run chaos [-- CYCLES [PROMISE]]`: breaks a site of its own on this machine, again and again, and prints for
 * each promise how often it was tried and held. 100 cycles of them all take half an hour; PROMISE is a part of a promise's words.
 */
async function main() {
  const [cycles, only] = [Number(process.argv[2] ?? 100), process.argv[3] ?? '']
  if (spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1)
  let receivers: ReturnType<typeof upsetReceivers> | undefined
  const upset = () => {
    receivers ??= upsetReceivers(Math.ceil(cycles / 4))
    return receivers
  }
  const trials: [string, () => Promise<Outcome | null>][] = [
    ['kill -9 of the program: nothing acknowledged is missing', () => killUnderLoad('program', cycles)],
    ['kill -9 of the database: nothing acknowledged is missing', () => killUnderLoad('database', cycles)],
    ['SIGTERM under load: no request that was sent fails', () => stopUnderLoad(Math.ceil(cycles / 5))],
    ['uploads cut at 1, 50, 99 %: no part is visible', () => cutUploads(3 * cycles)],
    [
      'mail server drops, refuses, hangs: each message is taken, under one Message-ID',
      async () => (await upset()).emails,
    ],
    [
      'aid body drops, refuses, hangs: each dossier is taken, under one key',
      async () => (await upset()).transmissions,
    ],
    ['full disk: a clear refusal, reads go on, recovers', fillDisk],
    ['tmpfs filled while writing: nothing acknowledged is missing', () => fillWhileWriting('tmpfs', cycles)],
    ['ext4 filled while writing: nothing acknowledged is missing', () => fillWhileWriting('ext4', cycles)],
  ]
  let broken = false
  for (const [promise, run] of trials.filter(([promise]) => promise.includes(only))) {
    const outcome = await run()
    if (!outcome) continue
    const { tried, failed } = outcome
    console.log(
      `${promise}: tried ${tried}, ${failed.length === 0 ? 'held' : `BROKEN ${failed.length} times`}`,
    )
    for (const line of failed.slice(0, 20)) console.log(`  ${line}`)
    broken ||= failed.length > 0
  }
  process.exit(broken ? 1 : 0)
}

main()
