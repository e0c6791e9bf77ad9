import { existsSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { mountSmallDisk } from '../database/small-disk'
import { visitorOf } from '../dossiers/path'
import { startProgram } from '../program/program'
import { socketAddress } from '../servers/socket-address'
import type { Outcome, Skipped } from './outcome'

/** The log's own disk is full: nothing else notices, and it is written again once there is room. */
export async function fillLog(dossiers: number): Promise<Outcome | Skipped> {
  const disk = mountSmallDisk(1)
  if (!disk) return { skipped: 'a small tmpfs cannot be mounted here (it needs root)' }
  const LOG_FILE = join(disk.folder, 'site.log')
  const failed: string[] = []
  try {
    const site = await startProgram({ LOG_FILE, LOG_LEVEL: 'info' })
    try {
      // Its first lines may come after the first answer.
      await visitorOf(site.url).finish()
      while (!existsSync(LOG_FILE) || statSync(LOG_FILE).size === 0) await wait(50)
      const ballast = join(disk.folder, 'ballast')
      try {
        writeFileSync(ballast, Buffer.alloc(2 * 1024 * 1024))
      } catch {
        // Full, as it is meant to be.
      }
      const full = statSync(LOG_FILE).size
      for (let time = 0; time < dossiers; time++)
        await visitorOf(site.url)
          .finish()
          .catch(error => failed.push(String(error)))
      if (statSync(LOG_FILE).size - full > 4096) failed.push('the disk of the log was not full')
      await rm(ballast)
      await visitorOf(site.url).finish()
      if (statSync(LOG_FILE).size <= full) failed.push('the log is not written again')
    } finally {
      await site.remove()
    }
  } finally {
    disk.remove()
  }
  return { tried: dossiers, failed }
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** This machine's clock is two minutes off the database's: signing refuses, the rest goes on; set right, it signs. */
export async function shiftClock(times: number): Promise<Outcome | Skipped> {
  if (!existsSync(FAKETIME)) return { skipped: 'faketime is not installed (apt-get install faketime)' }
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-clock-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  const env = {
    DATABASE_URL: socketAddress(server.connection),
    DATA_DIR: join(folder, 'data'),
  }
  const failed: string[] = []
  try {
    for (let time = 0; time < times; time++) {
      const FAKETIME_OFFSET = time % 2 === 0 ? '+120s' : '-120s'
      const off = await startProgram({ ...env, LD_PRELOAD: FAKETIME, FAKETIME: FAKETIME_OFFSET })
      const id = await visitorOf(off.url).complete()
      const { status } = await visitorOf(off.url).sign(id)
      if (status !== 503) failed.push(`a signature at ${FAKETIME_OFFSET} answered ${status}`)
      await off.stop()
      const right = await startProgram(env)
      const answer = await visitorOf(right.url).sign(id)
      if (answer.status !== 200) failed.push(`a signature at the right time answered ${answer.status}`)
      await right.stop()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { tried: times, failed }
}
