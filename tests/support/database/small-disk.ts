import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type FileSystem = 'tmpfs' | 'ext4'

/** A disk of its own, to be filled. */
export interface SmallDisk {
  folder: string
  /** Unmounts and removes it. */
  remove: () => void
}

/**
 * Mounts a small disk: a tmpfs, or an ext4 in a file.
 * @param size in MiB
 * @returns null where nothing may be mounted (it needs root)
 */
export function mountSmallDisk(size: number, type: FileSystem = 'tmpfs'): SmallDisk | null {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-disk-'))
  chmodSync(place, 0o711)
  const folder = join(place, 'mounted')
  const image = join(place, 'image')
  const words =
    type === 'tmpfs' ? ['-t', 'tmpfs', '-o', `size=${size}m,mode=0711`, 'none'] : ['-o', 'loop', image]
  try {
    execFileSync('mkdir', [folder])
    if (type === 'ext4') {
      execFileSync('truncate', ['-s', `${size}M`, image])
      execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', image], { stdio: 'ignore' })
    }
    execFileSync('mount', [...words, folder], { stdio: 'ignore' })
    chmodSync(folder, 0o711)
  } catch {
    rmSync(place, { recursive: true, force: true })
    return null
  }
  return {
    folder,
    remove() {
      // What a program that has just ended held open may keep the disk busy for a moment: then it goes by itself.
      if (spawnSync('umount', [folder], { stdio: 'ignore' }).status !== 0)
        execFileSync('umount', ['--lazy', folder])
      rmSync(place, { recursive: true, force: true })
    },
  }
}
