import { parseArgs } from 'node:util'
import { upsetReceivers } from '../tests/support/servers/unruly-receivers'
import { cutUploads } from '../tests/support/trials/cut-uploads'
import { fillDisk, fillWhileWriting } from '../tests/support/trials/full-disk'
import { HELD_BY_TESTS, runHeldByTests } from '../tests/support/trials/held-by-tests'
import { killSitesProgram } from '../tests/support/trials/kill-sites-program'
import { killUnderLoad } from '../tests/support/trials/kill-under-load'
import { killWhilePublishing } from '../tests/support/trials/kill-while-publishing'
import { fillLog, shiftClock } from '../tests/support/trials/log-and-clock'
import type { Outcome, Skipped } from '../tests/support/trials/outcome'
import { cutPower } from '../tests/support/trials/power-cut'
import { silenceReceivers, unplugHosts } from '../tests/support/trials/silent-neighbours'
import { stopUnderLoad } from '../tests/support/trials/stop-under-load'
import { twoVersions } from '../tests/support/trials/two-versions'
import { updateUnderLoad } from '../tests/support/trials/update'
import { buildFirst } from './build-first'

/**
 * `npm run chaos [-- WORDS --rounds N --whole --older FOLDER --minutes N]`: breaks sites of its own on this machine, and
 * prints for each trial the promise and what was seen. WORDS (or `--only WORDS`) takes the trials that have these words,
 * `--rounds` so many rounds of each, `--whole` as many as are promised (200 kills, 500 full disks, 50 power cuts: an
 * hour and more). Faults of one site in one process are those of the tests, which it runs too. The two versions need
 * `--older`, a checkout of an older commit that was built, for so many minutes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    whole: { type: 'boolean', default: false },
    older: { type: 'string' },
    minutes: { type: 'string', default: '5' },
  },
})

const NOTHING_MISSING = 'nothing acknowledged is missing, papers whole, numbers without gap'

/** What is tried, the promise, rounds unless told otherwise and with `--whole`, and how. */
const TRIALS: [string, string, [number, number], (rounds: number) => Promise<Outcome | Skipped>][] = [
  [
    'kill -9 of the program under load',
    NOTHING_MISSING,
    [10, 100],
    rounds => killUnderLoad('program', rounds),
  ],
  [
    'kill -9 of the database under load',
    NOTHING_MISSING,
    [10, 100],
    rounds => killUnderLoad('database', rounds),
  ],
  ['power cut: blocks not flushed are lost by chance', NOTHING_MISSING, [5, 50], cutPower],
  ['tmpfs filled while writing', NOTHING_MISSING, [20, 250], rounds => fillWhileWriting('tmpfs', rounds)],
  ['ext4 filled while writing', NOTHING_MISSING, [20, 250], rounds => fillWhileWriting('ext4', rounds)],
  ['full disk', '507, reads go on, recovers', [1, 1], fillDisk],
  ['SIGTERM under load', 'no request that was sent fails', [5, 20], stopUnderLoad],
  [
    'update under load',
    'what fails fails in the seconds of the switch, no piece unreadable, files of both versions served',
    [1, 3],
    updateUnderLoad,
  ],
  ['kill -9 while publishing sites', 'each host shows one revision, whole', [40, 400], killWhilePublishing],
  [
    'kill -9 of the program while sites and their domains change',
    'each site whole; mended, hosts and rows agree',
    [5, 200],
    killSitesProgram,
  ],
  ['uploads cut at 1, 50, 99 %', 'no part is visible or left', [60, 300], cutUploads],
  [
    'mail server drops, refuses, hangs',
    'each message taken, under one Message-ID',
    [3, 25],
    async rounds => (await upset(rounds)).emails,
  ],
  [
    'aid body drops, refuses, hangs',
    'each dossier taken, under one key',
    [3, 25],
    async rounds => (await upset(rounds)).transmissions,
  ],
  ['mail server and scanner silent', 'visitors finish, this copy stays ready', [3, 3], silenceReceivers],
  [
    'hosts of database and files unplugged without a word',
    `503 before any cut, and ${NOTHING_MISSING}`,
    [2, 4],
    unplugHosts,
  ],
  ['log on a full disk', 'nothing else notices, it is written again', [2, 4], fillLog],
  ['clock two minutes off', 'signing refuses with 503, and signs once it is right', [2, 4], shiftClock],
  [
    'an older version beside today’s on one database',
    'no answer of 5xx, no refused page, memory flat',
    [1, 1],
    beside,
  ],
]

let receivers: ReturnType<typeof upsetReceivers> | undefined
function upset(dossiers: number) {
  receivers ??= upsetReceivers(dossiers)
  return receivers
}

async function beside(): Promise<Outcome | Skipped> {
  if (!values.older) return { skipped: '--older names no built checkout of an older commit' }
  return twoVersions(values.older, Number(values.minutes))
}

async function main() {
  buildFirst()
  console.log('| trial | promise | tried | seen | held |\n|---|---|---|---|---|')
  let broken = false
  const tell = (trial: string, promise: string, outcome: Outcome | Skipped) => {
    console.log(`| ${trial} | ${promise} | ${lineOf(outcome)} |`)
    broken ||= 'failed' in outcome && outcome.failed.length > 0
  }
  const asked = ([trial]: [string, ...unknown[]]) => trial.includes(values.only || positionals.join(' '))
  for (const [trial, promise, [usual, whole], run] of TRIALS.filter(asked)) {
    const rounds = Number(values.rounds ?? (values.whole ? whole : usual))
    const outcome = await run(rounds).catch(error => ({ tried: 1, failed: [String(error)] }))
    tell(trial, promise, outcome)
  }
  const rows = HELD_BY_TESTS.filter(asked)
  const outcomes = rows.length > 0 ? await runHeldByTests(rows) : []
  for (const [place, outcome] of outcomes.entries()) {
    const [trial, promise] = rows[place] ?? ['', '']
    tell(trial, promise, outcome)
  }
  console.log(`\n${NOT_TRIED}`)
  process.exit(broken ? 1 : 0)
}

function lineOf(outcome: Outcome | Skipped): string {
  if ('skipped' in outcome) return `0 | not tried: ${outcome.skipped} | –`
  const { tried, failed, figure } = outcome
  const seen = [figure, ...failed.slice(0, 20)].filter(Boolean).join('; ')
  return `${tried} | ${seen} | ${failed.length === 0 ? 'yes' : `**no**, ${failed.length}`}`
}

const NOT_TRIED = `Not tried: a disk that says "flushed" and lies, other file systems than tmpfs and ext4, a machine that really
loses its power, a kernel that fails. The power cut is one of the disk alone: it keeps all that it was told to flush.`

main()
