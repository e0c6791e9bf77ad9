import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { diskSites } from '../../../src/gateways/sites-folder/disk-sites'
import type { Outcome } from './outcome'
import { PAGES } from './published-pages'

const HOSTS = ['pair.localhost', 'impair.localhost', 'domaine.example', 'www.domaine.example']

/** Kills what publishes, at any moment of it; after each kill every host shows one revision of one site, whole. */
export async function killWhilePublishing(rounds: number): Promise<Outcome> {
  const root = await mkdtemp(join(tmpdir(), 'siteligible-killed-sites-'))
  const failed: string[] = []
  let published = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const said = await killedAfter(root, 1 + round * 10_000, Math.random() * 60)
      published += said.length
      for (const host of HOSTS)
        failed.push(...(await flawsOf(root, host)).map(flaw => `round ${round}, ${host}: ${flaw}`))
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
  return { tried: rounds, failed, figure: `${published} publications` }
}

/** @param ms after its second publication, so that each of its steps is met. @returns what it acknowledged */
async function killedAfter(root: string, first: number, ms: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'publishing-program.ts'), root, String(first)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exit = once(child, 'exit')
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  const second = new Promise<void>(resolve => {
    lines.on('line', line => {
      said.push(line)
      if (said.length === 2) resolve()
    })
  })
  await Promise.race([second, exit])
  await wait(ms)
  child.kill('SIGKILL')
  await exit
  return said
}

async function flawsOf(root: string, host: string): Promise<string[]> {
  const first = await readlink(join(root, 'hosts', host)).catch(() => null)
  // By way of the chosen host.
  const target =
    first?.includes('/') === false ? await readlink(join(root, 'hosts', first)).catch(() => null) : first
  if (target === null) return ['it leads nowhere']
  if (!target.includes('/')) return ['it leads from host to host']
  const site = basename(dirname(target))
  const sites = diskSites(root)
  const folder = await sites.shown(site)
  if (folder === null) return [`${site} shows nothing`]
  if (!(await sites.isWhole(site, folder))) return [`${folder} of ${site} is not whole`]
  const rank = Number(folder.split('-')[0])
  const words = `${site} ${rank} `.repeat(400)
  const read = await Promise.all(PAGES.map(page => readFile(join(root, 'hosts', host, page), 'utf8')))
  return read.every(page => page === words) ? [] : [`${folder} of ${site} mixes revisions`]
}
