import type { Finding } from '../tests/support/attacks/attackers'
import { dropBombs } from '../tests/support/attacks/bombs'
import { fillTheLimit } from '../tests/support/attacks/disk'
import { floodFrom100 } from '../tests/support/attacks/flood'
import { forgeACopy } from '../tests/support/attacks/forged-copy'
import { guessSecondFactor } from '../tests/support/attacks/guess'
import { ATTACKS_HELD_BY_TESTS } from '../tests/support/attacks/held-by-tests'
import { killMidDelivery } from '../tests/support/attacks/link'
import { bombMailbox } from '../tests/support/attacks/mail-bomb'
import { keepOldKeys } from '../tests/support/attacks/old-keys'
import { holdSlowSockets } from '../tests/support/attacks/slow-sockets'
import { starveWorkers } from '../tests/support/attacks/starve'
import { stealWithTheKey } from '../tests/support/attacks/stolen-key'
import { holdStreams } from '../tests/support/attacks/streams'
import { runHeldByTests } from '../tests/support/trials/held-by-tests'
import { buildFirst } from './build-first'

const FLOOD_MS = 300_000

const TRIALS: [trial: string, promise: string, run: () => Promise<Finding>][] = [
  [
    'bombs of 10 MB one after another, then all before a kill -9',
    'every answer of /healthz and / within 2 s, every bomb flagged',
    dropBombs,
  ],
  [
    'a hundred addresses at full budget for five minutes',
    'unrelated visitors finish a dossier, sign in, register; no 5xx',
    () => floodFrom100(FLOOD_MS),
  ],
  [
    '5,000 slow sockets from one address, 500 from each of ten',
    'a visitor finishes a dossier, answers within 2 s; all are cut',
    holdSlowSockets,
  ],
  [
    '30 dossiers with one third person’s address',
    'at most 10 messages, none with a stranger’s word; a visitor goes on',
    bombMailbox,
  ],
  [
    'more uploads at once than the limit',
    'never above the limit; one network a fiftieth a day',
    fillTheLimit,
  ],
  [
    'kill -9 while an aid body collects, a try from elsewhere',
    'the link goes on for its network, the other is refused and told',
    killMidDelivery,
  ],
  [
    'a key used on while its holder takes the dossier over, a link used while another address is typed',
    'nothing of the stranger’s stands, no address proven without its mailbox',
    keepOldKeys,
  ],
  [
    'the key alone against a proven address',
    'the address stays, nothing is exported or erased, its holder is told',
    stealWithTheKey,
  ],
  [
    '20 pieces that take seconds and 400 drafts of one network starve nobody',
    'an honest dossier’s pieces and draft come before half of them',
    starveWorkers,
  ],
  [
    '60 codes of a second factor from as many networks',
    'ten evaluated at most, its holder is told and comes in',
    guessSecondFactor,
  ],
  [
    '160 live streams held by eight addresses of one network',
    '64 at most are given; visitors and the team follow theirs',
    holdStreams,
  ],
  [
    'a copy with a file too many and without its seal',
    'nothing is restored from it, nothing written outside the data folder',
    forgeACopy,
  ],
]

/**
 * `npm run attack [-- TRIAL]`: does to sites of its own on this machine what a stranger could do to the real one, and
 * prints for each trial the promise and what was seen; TRIAL is a part of a trial's words. What one site in one process is
 * tried with stands in the tests, which it runs too. Loopback only; under half an hour.
 */
async function main() {
  const only = process.argv[2] ?? ''
  buildFirst()
  console.log('| trial | promise | seen | held |\n|---|---|---|---|')
  let broken = false
  for (const [trial, promise, run] of TRIALS.filter(([trial]) => trial.includes(only))) {
    const { figure, held } = await run().catch(error => ({ figure: String(error), held: false }))
    console.log(`| ${trial} | ${promise} | ${figure} | ${held ? 'yes' : '**no**'} |`)
    broken ||= !held
  }
  const rows = ATTACKS_HELD_BY_TESTS.filter(([trial]) => trial.includes(only))
  const outcomes = rows.length > 0 ? await runHeldByTests(rows) : []
  for (const [place, outcome] of outcomes.entries()) {
    const [trial, promise] = rows[place] ?? ['', '']
    const failed = 'failed' in outcome ? outcome.failed : []
    const seen = 'skipped' in outcome ? `not tried: ${outcome.skipped}` : `${outcome.tried} tests`
    console.log(
      `| ${trial} | ${promise} | ${[seen, ...failed].join('; ')} | ${failed.length === 0 ? 'yes' : '**no**'} |`,
    )
    broken ||= failed.length > 0
  }
  process.exit(broken ? 1 : 0)
}

main()
