import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '~/domain/error'
import { syncFolder } from '../durable-file'

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

/** @returns null where there is no such file */
export async function readTombstones(file: string): Promise<Map<string, Tombstone> | null> {
  const text = await readFile(file, 'utf8').catch(error => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const lines = text.split('\n').filter(line => line !== '')
  return new Map(lines.map(line => JSON.parse(line) as Tombstone).map(stone => [stone.id, stone]))
}
