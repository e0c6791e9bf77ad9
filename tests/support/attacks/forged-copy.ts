import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256Of } from '../../../src/domain/sha256-of'
import { visitorOf } from '../dossiers/path'
import { startProgram } from '../program/program'
import type { Finding } from './attackers'

/** Whoever can write beside the copies adds a file to one, takes its seal away, and waits for the next restore. */
export async function forgeACopy(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1' })
  const place = await mkdtemp(join(tmpdir(), 'siteligible-forged-'))
  const [copies, restored] = [join(place, 'copies'), join(place, 'restored', 'data')]
  const command = (name: string, dataDir: string, ...words: string[]) =>
    spawnSync(process.execPath, [`build/commands/${name}.js`, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, COMPANY_REGISTRY_URL: 'off' },
      encoding: 'utf8',
    })
  try {
    await visitorOf(site.url).complete()
    const made = command('backup', site.dataDir, copies)
    if (made.status !== 0) throw new Error(made.stderr)
    const whole = command('restore', restored, copies).status
    await rm(restored, { recursive: true, force: true })
    await forge(copies)
    const [sealed, unsealed] = [[], ['--unsealed']].map(words =>
      command('restore', restored, copies, ...words),
    )
    const planted = await findPlanted(place)
    return {
      figure: `the copy as it was made restores with ${whole}, forged with ${sealed?.status}, with --unsealed ${unsealed?.status}; ${planted} files planted outside`,
      held: whole === 0 && sealed?.status !== 0 && unsealed?.status !== 0 && planted === 0,
    }
  } finally {
    await site.remove()
    await rm(place, { recursive: true, force: true })
  }
}

async function forge(copies: string) {
  const [made = ''] = (await readdir(copies)).filter(name => existsSync(join(copies, name, 'manifest.json')))
  const copy = join(copies, made)
  const words = 'ssh-ed25519 AAAA'
  await writeFile(join(copy, 'planted'), words)
  const [, text = ''] = (await readFile(join(copy, 'manifest.json'), 'utf8')).split('\n')
  const { entries, ...facts } = JSON.parse(text)
  const entry = { path: 'data/../planted', size: words.length, sha256: sha256Of(words) }
  const forged = JSON.stringify({ ...facts, entries: [...entries, entry] })
  await writeFile(join(copy, 'manifest.json'), `${sha256Of(forged)}\n${forged}`)
  await rm(join(copy, 'manifest.seal'), { force: true })
}

/** @returns how many files of that name lie outside the copy itself */
async function findPlanted(place: string): Promise<number> {
  const paths = await readdir(place, { recursive: true })
  return paths.filter(path => path.endsWith('/planted') && !path.startsWith('copies/')).length
}
