import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { maxLength, object, parse, refine, string } from 'zod/mini'
import { codeOf } from '~/domain/error'
import { syncFolder } from '../durable-file'
import { DamagedBackup } from './backup-entry'
import { readBounded } from './manifest'

/** Of a million erasures. */
const STONES_BYTES = 256 * 1024 * 1024

/** Of a site that shows nothing any more and can still come back: a line goes once it did. */
export const ENDED = 'site-ended'

/**
 * Adds to the ids of what was erased that lie beside the copies, for older ones to be restored with. Of sites that are ended
 * and not erased yet (`ENDED`) all are given each time: those of before that are not among them came back.
 * @returns whether the list is another one now
 */
export async function mergeTombstones(file: string, tombstones: Tombstone[]): Promise<boolean> {
  const before = await readTombstones(file)
  const known = new Map([...(before ?? [])].filter(([, { motive }]) => motive !== ENDED))
  for (const tombstone of tombstones)
    if (tombstone.motive !== ENDED || !known.has(tombstone.id)) known.set(tombstone.id, tombstone)
  const written = (stones: Map<string, Tombstone>) =>
    [...stones.values()].map(line => `${JSON.stringify(line)}\n`).join('')
  if (before && written(before) === written(known)) return false
  const draft = `${file}.new`
  await writeFile(draft, written(known), { mode: 0o600, flush: true })
  await rename(draft, file)
  await syncFolder(dirname(file))
  return true
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
