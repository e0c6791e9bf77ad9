import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Acknowledged, invoiceNumbers, losses } from '../dossiers/acknowledged'
import { administratorOf } from '../dossiers/admin'
import { visitorOf } from '../dossiers/path'

/**
 * Reads back whatever was acknowledged, each file by its digest, and lets `check-papers` read every paper, journal and piece.
 * @param env the settings that lead to the database and files
 * @returns what is missing or different, flaws, and numbers with a gap or given twice
 */
export async function heldOf(
  url: string,
  known: Acknowledged,
  env: Record<string, string>,
): Promise<string[]> {
  const administrator = await administratorOf(url)
  const lost = await losses(url, administrator, known)
  const { count, highest } = await invoiceNumbers(administrator)
  if (count !== highest) lost.push(`invoice numbers: ${count} of ${highest}`)
  if (known.signed.size === 0) lost.push('the load signed nothing')
  lost.push(...(await readByCommand(env)))
  return lost
}

/** Not waited for in this process: what leads to the database may go through a cable that this process holds. */
async function readByCommand(env: Record<string, string>): Promise<string[]> {
  const command = spawn(process.execPath, ['build/commands/check-papers.js'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[status], ...printed] = await Promise.all([
    once(command, 'close'),
    text(command.stdout),
    text(command.stderr),
  ])
  return status === 0 ? [] : [`check-papers: ${printed.join('')}`]
}

/** How much was acknowledged and read back. */
export const countOf = ({ dossiers, files, signed }: Acknowledged) =>
  `${dossiers.size} dossiers, ${files.size} pieces and ${signed.size} invoices read back`

/** Until the load has got one further, two minutes at most. */
export async function untilMore(count: () => number) {
  const before = count()
  for (let tries = 0; tries < 2_400 && count() === before; tries++) await wait(50)
}

/** Until a dossier can be opened again, three minutes at most. */
export async function untilWriting(url: string) {
  for (let tries = 0; tries < 1_800; tries++) {
    const answer = await visitorOf(url)
      .submit()
      .catch(() => null)
    if (answer?.status === 201) return
    await wait(100)
  }
  throw new Error('The site did not come back within three minutes.')
}

/** Kills the embedded server's postmaster; where one has just gone, the next one is waited for. */
export async function killPostmaster(dataDir: string) {
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
}

/** As when the machine stops: no process of the embedded server is left, not even one that waits for another. */
export async function killDatabase(dataDir: string) {
  const postmaster = await postmasterOf(dataDir)
  const sessions = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  for (const pid of [postmaster, ...sessions.filter(Boolean).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has gone by itself.
    }
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  for (let tries = 0; tries < 1_800; tries++) {
    try {
      const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 0)
      return Number(pid)
    } catch {
      await wait(100)
    }
  }
  throw new Error('No postmaster ran for three minutes.')
}
