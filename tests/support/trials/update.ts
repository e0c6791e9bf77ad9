import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { losses, nothingYet, startLoad } from '../dossiers/acknowledged'
import { administratorOf } from '../dossiers/admin'
import { PASSWORD } from '../program/program'
import { supervise } from '../program/supervised'
import type { Outcome } from './outcome'
import { countOf, untilMore, untilWriting } from './site'

/**
 * Brings a changed version into service by ops/update.sh while visitors hand in pieces, sign and read pages: what fails must
 * fail in the seconds of the switch, no piece may be called unreadable, and the files of both versions must be there after it.
 */
export async function updateUnderLoad(times: number): Promise<Outcome> {
  const root = await mkdtemp(join(tmpdir(), 'siteligible-update-'))
  const dataDir = join(root, 'data')
  const settings = {
    ...{ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'error' },
    ...{ COMPANY_REGISTRY_URL: 'off', ALERTS: 'off', RATE_LIMITS: 'off' },
  }
  const source = layOut(root)
  const site = await supervise(root, settings)
  const url = `http://localhost:${site.port}`
  writeFileSync(
    join(root, 'settings.env'),
    Object.entries({ ...settings, PORT: site.port })
      // A shell reads it too.
      .map(([name, value]) => `${name}='${value}'`)
      .join('\n'),
  )
  const failed: string[] = []
  const figures: string[] = []
  try {
    await untilWriting(url)
    for (let time = 0; time < times; time++) {
      const known = nothingYet()
      const stopLoad = startLoad(url, known, 2, 300)
      const pages = readPages(url)
      await untilMore(() => known.signed.size)
      const before = [...pages.files]
      appendFileSync(join(source, 'src/web/styles/base.css'), `\n.update-${time} {\n  color: #123456;\n}\n`)
      const broken = () => [...known.broken, ...known.troubles, ...pages.failed]
      let outside: string[] = []
      let switching = 0
      const seconds = await update(root, source, site.restart, {
        begins: () => {
          outside = broken()
          switching = Date.now()
        },
      })
      const within = broken().length - outside.length
      const [ended, brokenThen] = [
        Date.now(),
        [known.broken, known.troubles, pages.failed].map(list => list.length),
      ]
      await untilMore(() => known.signed.size)
      await pages.stop()
      await stopLoad()
      const after = [known.broken, known.troubles, pages.failed].flatMap((list, place) =>
        list.slice(brokenThen[place]),
      )
      failed.push(...outside, ...after)
      failed.push(...(await filesMissing(url, before)))
      if ([...pages.files].every(file => before.includes(file)))
        failed.push('no page named a file of the new version')
      failed.push(...(await losses(url, await administratorOf(url), known)))
      failed.push(...(await condemned(dataDir)))
      figures.push(
        `${known.answered + pages.read()} answers, ${countOf(known)}, built in ${Math.round(seconds - (ended - switching) / 1_000)} s, ` +
          `switched in ${((ended - switching) / 1_000).toFixed(1)} s, in which ${within} requests failed`,
      )
    }
  } finally {
    await site.end()
    await rm(root, { recursive: true, force: true })
  }
  return { tried: times, failed, figure: figures.join('; ') }
}

const LEFT_OUT = ['node_modules', '.git', 'build', 'data', '.react-router', 'test-results']

/** This checkout, as it was built, is the version in service. @returns a copy of its sources, to be changed */
function layOut(root: string): string {
  const [source, release] = [join(root, 'source'), join(root, 'releases/today')]
  mkdirSync(source)
  mkdirSync(release, { recursive: true })
  const left = LEFT_OUT.map(name => `--exclude=./${name}`).join(' ')
  const copy = (to: string) => execFileSync('sh', ['-c', `tar ${left} -cf - . | tar -C "$0" -xf -`, to])
  copy(source)
  copy(release)
  for (const name of ['node_modules', 'build'])
    execFileSync('sh', ['-c', 'cp -al "$0" "$1" 2>/dev/null || cp -a "$0" "$1"', name, release])
  writeFileSync(join(release, '.node-version'), `${process.version}\n`)
  symlinkSync('releases/today', join(root, 'current'))
  return source
}

/** @param begins called when it says that it switches. @returns seconds that it took */
async function update(root: string, source: string, restart: string, { begins }: { begins: () => void }) {
  const began = Date.now()
  const run = spawn(join(source, 'ops/update.sh'), {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, SITELIGIBLE_ROOT: root, RESTART: restart },
      ...{
        SETTINGS: join(root, 'settings.env'),
        SITE_USER: userInfo().username,
        BACKUPS: join(root, 'backups'),
      },
    },
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
    if (String(chunk).includes('restarting.')) begins()
  }
  run.stdout.on('data', hear)
  run.stderr.on('data', hear)
  const [code] = await once(run, 'close')
  if (code !== 0) throw new Error(`ops/update.sh: ${said}`)
  return (Date.now() - began) / 1_000
}

/** Reads the first pages again and again, with the styles and scripts that they name. */
function readPages(url: string) {
  const [files, failed] = [new Set<string>(), [] as string[]]
  let going = true
  let count = 0
  const ask = async (path: string) => {
    try {
      const answer = await fetch(`${url}${path}`)
      const body = await answer.text()
      count++
      if (!answer.ok) failed.push(`${answer.status} ${path}`)
      return body
    } catch (error) {
      failed.push(`${(error as Error).cause ?? error} ${path}`)
      return ''
    }
  }
  const reading = (async () => {
    while (going)
      for (const page of ['/', '/simulateur', '/aides']) {
        const named = [...(await ask(page)).matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
        for (const path of new Set(named)) if ((await ask(path)) !== '') files.add(path)
        await wait(200)
      }
  })()
  return {
    files,
    failed,
    read: () => count,
    stop: () => {
      going = false
      return reading
    },
  }
}

async function filesMissing(url: string, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return ['no page named a file']
  const missing: string[] = []
  for (const path of paths) {
    const { status } = await fetch(`${url}${path}`)
    if (status !== 200) missing.push(`${status} ${path} of the version before`)
  }
  return missing
}

/** Pieces of the load, all of them sound, that the inspector or the reader gave up. */
async function condemned(dataDir: string): Promise<string[]> {
  const host = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4]
  const client = new pg.Client({ host, user: 'siteligible', database: 'siteligible' })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select (select count(*)::integer from readings where state = 'unreadable') as unreadable,
              (select count(*)::integer from documents where 'unparseable' = any(flags)) as unparseable`,
    )
    const [{ unreadable, unparseable }] = rows
    return unreadable + unparseable === 0
      ? []
      : [`${unreadable} pieces unreadable, ${unparseable} unparseable`]
  } finally {
    await client.end()
  }
}
