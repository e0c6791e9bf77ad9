import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { maxLength, object, parse, refine, string } from 'zod/mini'
import { codeOf } from '~/domain/error'
import { syncFolder } from '../durable-file'
import { DamagedBackup } from './backup-entry'
import { readBounded } from './manifest'

/** Of a million erasures. */
const STONES_BYTES = 256 * 1024 * 1024

/** Adds to the ids of erased dossiers that lie beside the copies, for older ones to be restored with. */
export async function mergeTombstones(file: string, tombstones: Tombstone[]) {
  const known = (await readTombstones(file)) ?? new Map<string, Tombstone>()
  for (const tombstone of tombstones) known.set(tombstone.id, tombstone)
  const draft = `${file}.new`
  await writeFile(draft, [...known.values()].map(line => `${JSON.stringify(line)}\n`).join(''), {
    mode: 0o600,
    flush: true,
  })
  await rename(draft, file)
  await syncFolder(dirname(file))
}

export interface Tombstone {
  id: string
  erased_at: string
  motive: string
}

const stoneSchema = object({
  id: string().check(maxLength(100)),
  erased_at: string().check(refine(text => Number.isFinite(Date.parse(text)))),
  motive: string().check(maxLength(100)),
})

/** @returns null where there is no such file. @throws DamagedBackup where it is no such list */
export async function readTombstones(file: string): Promise<Map<string, Tombstone> | null> {
  const text = await readBounded(file, STONES_BYTES).catch(error => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const lines = text.split('\n').filter(line => line !== '')
  try {
    return new Map(lines.map(line => parse(stoneSchema, JSON.parse(line))).map(stone => [stone.id, stone]))
  } catch {
    throw new DamagedBackup(`${file} is no list of what was erased.`)
  }
}
