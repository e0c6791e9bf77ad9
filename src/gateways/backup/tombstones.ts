import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { ClosureState } from '~/domain/site/online/site-closure'
import { syncFolder } from '../durable-file'
import { nullIfAbsent } from '../null-if-absent'
import { DamagedBackup } from './backup-entry'
import { readBounded } from './manifest'

/** Of a million erasures. */
const STONES_BYTES = 256 * 1024 * 1024

/** The motive of a site that shows nothing and can still come back: such a line goes once the site did. */
export const closureMotive = (state: ClosureState) => `site-${state}` as const

/** The closure that a line tells of; null: of an erasure. */
export function closureNoted({ motive }: Pick<Tombstone, 'motive'>): ClosureState | null {
  if (motive === closureMotive('ended')) return 'ended'
  return motive === closureMotive('suspended') ? 'suspended' : null
}

/** A site may be suspended and ended: two lines. */
const keyOf = (stone: Tombstone) => (closureNoted(stone) ? `${stone.id} ${stone.motive}` : stone.id)

/**
 * Adds to the ids of what was erased that lie beside the copies, for older ones to be restored with. Of sites that are closed
 * and not erased yet all are given each time: those of before that are not among them came back.
 * @returns whether the list is another one now
 */
export async function mergeTombstones(file: string, tombstones: Tombstone[]): Promise<boolean> {
  const before = await readTombstones(file)
  const known = new Map([...(before ?? [])].filter(([, stone]) => !closureNoted(stone)))
  for (const stone of tombstones)
    if (!closureNoted(stone) || !known.has(stone.id)) known.set(keyOf(stone), stone)
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

const stoneSchema = z.object({
  id: z.string().check(z.maxLength(100)),
  erased_at: z.string().check(z.refine(text => Number.isFinite(Date.parse(text)))),
  motive: z.string().check(z.maxLength(100)),
})

/** @returns each line once; null where there is no such file. @throws DamagedBackup where it is no such list */
export async function readTombstones(file: string): Promise<Map<string, Tombstone> | null> {
  const text = await readBounded(file, STONES_BYTES).catch(nullIfAbsent)
  if (text === null) return null
  const lines = text.split('\n').filter(line => line !== '')
  try {
    return new Map(
      lines.map(line => z.parse(stoneSchema, JSON.parse(line))).map(stone => [keyOf(stone), stone]),
    )
  } catch {
    throw new DamagedBackup(`${file} is no list of what was erased.`)
  }
}
