import { copyFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { sha256Of } from '~/domain/sha256-of'
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
 * and not erased yet all are given each time: those of before that are not among them came back. A list that is not ours,
 * or of before lists were sealed, is laid aside: whoever writes there would have his lines sealed with ours.
 * @param seal gives the sum of the lines with a seal
 * @returns whether the list is another one now
 */
export async function mergeTombstones(
  file: string,
  tombstones: Tombstone[],
  { isOurs, seal }: { isOurs: (list: TombstoneList) => boolean; seal: (sum: string) => Promise<string> },
): Promise<boolean> {
  const found = await readTombstones(file)
  const before = found && isOurs(found) ? found : null
  const known = new Map([...(before?.stones ?? [])].filter(([, stone]) => !closureNoted(stone)))
  for (const stone of tombstones)
    if (!closureNoted(stone) || !known.has(stone.id)) known.set(keyOf(stone), stone)
  const lines = [...known.values()].map(line => `${JSON.stringify(line)}\n`).join('')
  const sum = sha256Of(lines)
  if (before?.sum === sum) return false
  if (found && !before) await copyFile(file, file.replace(/(\.jsonl)?$/, `-${found.sum.slice(0, 8)}$1`))
  const draft = `${file}.new`
  const line = { id: SEAL, erased_at: new Date().toISOString(), motive: SEAL, seal: await seal(sum) }
  await writeFile(draft, `${lines}${JSON.stringify(line)}\n`, { mode: 0o600, flush: true })
  await rename(draft, file)
  await syncFolder(dirname(file))
  return true
}

export interface Tombstone {
  id: string
  erased_at: string
  motive: string
}

/** What its last line is called, which programs of before lists were sealed take for one of them: it names nothing there is. */
const SEAL = 'seal'

/** What lies beside the copies. */
interface TombstoneList {
  stones: Map<string, Tombstone>
  /** Of its lines, as they are written. */
  sum: string
  /** Over the sum; null in lists of before they were sealed. */
  seal: string | null
}

const stoneSchema = z.object({
  id: z.string().check(z.maxLength(100)),
  erased_at: z.string().check(z.refine(text => Number.isFinite(Date.parse(text)))),
  motive: z.string().check(z.maxLength(100)),
  seal: z.optional(z.string()),
})

/** @returns each line once; null where there is no such file. @throws DamagedBackup where it is no such list */
export async function readTombstones(file: string): Promise<TombstoneList | null> {
  const text = await readBounded(file, STONES_BYTES).catch(nullIfAbsent)
  if (text === null) return null
  const stones: TombstoneList['stones'] = new Map()
  let [lines, sealed]: [string, string | null] = ['', null]
  try {
    for (const line of text.split('\n').filter(line => line !== '')) {
      const { seal, ...stone } = z.parse(stoneSchema, JSON.parse(line))
      if (stone.id === SEAL && seal !== undefined) {
        sealed = seal
        continue
      }
      lines += `${line}\n`
      stones.set(keyOf(stone), stone)
    }
    return { stones, sum: sha256Of(lines), seal: sealed }
  } catch {
    throw new DamagedBackup(`${file} is no list of what was erased.`)
  }
}
