import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '~/config/make-folder'
import { diskStore } from '../../file-store/disk'
import { DamagedBackup } from '../backup-entry'
import { openBackupFolder } from '../backup-folder'
import { openSegments } from './segments'

/**
 * The continuous archive of an installation (BACKUP_WAL_DIR): `bases/`, copies of the cluster, and beside them the list of
 * what was erased; `wal/`, the log since; `files/`, the pieces and papers, which are ciphertext already.
 */
export async function openArchive(folder: string, filesKey: string) {
  const bases = join(folder, 'bases')
  makeFolder(bases, 0o700)
  return {
    folder,
    bases,
    segments: await openSegments(join(folder, 'wal'), filesKey),
    files: await diskStore(join(folder, 'files')),
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** A base copy, and what it says about itself. */
export interface Base {
  folder: string
  /** When it was whole: the log brings it to any moment from then on. */
  made_at: Date
  first_segment: string
  last_segment: string
  system_identifier: string
}

const UNFINISHED = '.unfinished'

/** Every finished base copy, the newest first. Those that cannot be read are left out. */
export async function basesIn(folder: string): Promise<Base[]> {
  const found: Base[] = []
  for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
    // Even one whose manifest is written: it is about to be renamed.
    if (name.endsWith(UNFINISHED)) continue
    const place = join(folder, name)
    // What is secret in it is not read here.
    const copy = await openBackupFolder(place, 'none').catch(() => null)
    const { made_at, first_segment, last_segment, system_identifier }: Record<string, unknown> =
      copy?.manifest ?? {}
    if (typeof first_segment !== 'string') continue
    found.push({
      folder: place,
      made_at: new Date(String(made_at)),
      first_segment,
      last_segment: String(last_segment),
      system_identifier: String(system_identifier),
    })
  }
  return found
}

/** The newest base copy that was whole before a moment. @throws DamagedBackup where there is none */
export async function baseBefore(bases: string, moment: Date | null): Promise<string> {
  const base = (await basesIn(bases)).find(({ made_at }) => !moment || made_at <= moment)
  if (!base)
    throw new DamagedBackup(
      moment
        ? `${bases} holds no copy from before ${moment.toISOString()}.`
        : `${bases} holds no finished copy.`,
    )
  return base.folder
}

/** Those that were broken off. */
export const unfinishedIn = async (bases: string) =>
  (await readdir(bases)).filter(name => name.endsWith(UNFINISHED)).map(name => join(bases, name))

/** Removes a base copy, or what is left of one that was broken off. */
export const removeBase = (folder: string) => rm(folder, { recursive: true, force: true })
