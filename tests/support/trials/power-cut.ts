import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { type Program, startProgram } from '../program/program'
import { type ForgetfulDisk, mountForgetfulDisk } from './forgetful-disk'
import type { Outcome, Skipped } from './outcome'
import { countOf, heldOf, killDatabase, untilMore, untilWriting } from './site'

/**
 * Cuts the power of the disk that program and database write to, under load: of what it was not told to flush each block is
 * there or not, by chance. What was acknowledged is there when the machine starts again.
 */
export async function cutPower(times: number): Promise<Outcome | Skipped> {
  const disk = await mountForgetfulDisk(1_000 + 10 * times)
  if (!disk) return { skipped: 'a disk through FUSE cannot be mounted here (root, /dev/fuse, loop devices)' }
  const known = nothingYet()
  const failed: string[] = []
  const blocks = { atStake: 0, lost: 0 }
  try {
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir, { mode: 0o711 })
    const site = await startProgram({ DATA_DIR: dataDir })
    try {
      const stopLoad = startLoad(site.url, known, 6)
      for (let time = 0; time < times; time++) {
        await untilMore(() => (time % 2 === 0 ? known.signed : known.files).size)
        await wait(Math.random() * 1_000)
        const { atStake, lost } = await cutOff(site, disk)
        blocks.atStake += atStake
        blocks.lost += lost
        await disk.powerOn()
        await site.start()
      }
      await stopLoad()
      await untilWriting(site.url)
      failed.push(...(await heldOf(site.url, known, { DATA_DIR: dataDir })))
    } finally {
      await site.stop()
    }
  } finally {
    await disk.remove()
  }
  const figure = `${blocks.lost} of ${blocks.atStake} unflushed blocks lost; ${countOf(known)}`
  return { tried: times, failed, figure }
}

/** First the disk, then whoever wrote to it: nobody hears of what came in between. */
async function cutOff(site: Program, disk: ForgetfulDisk) {
  const blocks = await disk.cut()
  // The database first: it goes with the program, and would not be found any more.
  await killDatabase(site.dataDir)
  await site.stop('SIGKILL')
  return blocks
}
