import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../src/config'
import { start } from '../../../src/start'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { setCheapPassword } from '../program/cheap-password'
import { SETTINGS } from '../program/in-process'

/**
 * A data folder with a PostgreSQL of its own, as the first start of the program left it under `SEAL_SETTINGS`, which each later start
 * gives too. That start makes a cluster, its tables and its content: it is made once for all processes of a run, and copied with
 * its owners.
 */
export async function ownServerFolder(): Promise<string> {
  const made = join(tmpdir(), 'own-server')
  if (!existsSync(made)) await makeIt(made)
  const folder = await newFolder()
  execFileSync('cp', ['-a', `${made}/.`, folder])
  return folder
}

/** Whole before it has its name; where two processes make it at once, one of theirs is as good as the other. */
async function makeIt(made: string) {
  await sampleSealer()
  const DATA_DIR = await newFolder()
  const running = await start(readConfig({ ...SETTINGS, ...SEAL_SETTINGS, DATA_DIR }), console.error)
  await setCheapPassword(running.deps.db)
  await running.stop()
  try {
    renameSync(DATA_DIR, made)
  } catch (error) {
    if (!existsSync(made)) throw error
    rmSync(DATA_DIR, { recursive: true })
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'siteligible-test-'))
