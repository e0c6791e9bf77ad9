import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** An ext4 on a disk that keeps only what was flushed. */
export interface ForgetfulDisk {
  folder: string
  /** The power is cut. @returns how many blocks were written and not flushed, and how many of them are lost */
  cut: () => Promise<{ atStake: number; lost: number }>
  /** Once nobody holds its files any more: takes it off, and puts it on again as a machine does that starts. */
  powerOn: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * @param size in MiB
 * @returns null where nothing may be mounted (it needs root, /dev/fuse and loop devices)
 */
export async function mountForgetfulDisk(size: number): Promise<ForgetfulDisk | null> {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-disk-'))
  chmodSync(place, 0o711)
  const [image, shown, folder] = ['image', 'shown', 'mounted'].map(name => join(place, name)) as [
    string,
    string,
    string,
  ]
  let server: ChildProcess | null = null
  const powerOn = async () => {
    if (server) await takeOff()
    const words = ['--import', 'tsx', `${import.meta.dirname}/forgetful-disk-program.ts`, image, shown]
    server = spawn(process.execPath, [...words, String(size * 1024 * 1024)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = once(server, 'exit').then(() => Promise.reject(new Error('FUSE cannot be mounted here')))
    await Promise.race([once(server, 'message'), ended])
    ended.catch(() => {})
    execFileSync('mount', ['-o', 'loop', join(shown, 'disk'), folder], { stdio: 'ignore' })
  }
  const takeOff = async () => {
    await unmounted(folder)
    await unmounted(shown)
    if (server?.exitCode === null) await once(server, 'exit')
    server = null
  }
  const remove = async () => {
    if (server) await takeOff()
    rmSync(place, { recursive: true, force: true })
  }
  try {
    for (const made of [shown, folder]) mkdirSync(made)
    execFileSync('truncate', ['-s', `${size}M`, image])
    execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', image], { stdio: 'ignore' })
    await powerOn()
    chmodSync(folder, 0o711)
  } catch {
    await remove()
    return null
  }
  return {
    folder,
    async cut() {
      const told = server ? once(server, 'message') : Promise.reject(new Error('the disk is off'))
      server?.send('cut')
      return (await told)[0]
    },
    powerOn,
    remove,
  }
}

/** What was just killed may hold it for a moment. */
async function unmounted(folder: string) {
  for (let tries = 0; tries < 300; tries++) {
    if (spawnSync('mountpoint', ['-q', folder]).status !== 0) return
    if (spawnSync('umount', [folder], { stdio: 'ignore' }).status === 0) return
    await wait(100)
  }
  throw new Error(`${folder} is held for half a minute`)
}
