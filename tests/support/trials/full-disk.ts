import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type FileSystem, mountSmallDisk } from '../database/small-disk'
import { nothingYet, startLoad } from '../dossiers/acknowledged'
import { visitorOf } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { type Program, startProgram } from '../program/program'
import type { Outcome, Skipped } from './outcome'
import { countOf, heldOf, untilMore, untilWriting } from './site'

const MIB = 1024 * 1024

/** Fills a small disk: uploads are refused with 507, reads go on, and once there is room again uploads do too. */
export async function fillDisk(times: number): Promise<Outcome | Skipped> {
  return onSmallDisk('tmpfs', 300, async (site, ballast) => {
    const failed: string[] = []
    const visitor = visitorOf(site.url)
    const id = await visitor.complete()
    const upload = async () => (await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(2_000_000))).status
    for (let time = 0; time < times; time++) {
      if ((await upload()) !== 201) failed.push('an upload on a free disk was refused')
      await writeFile(ballast, Buffer.alloc(1))
      await fillUp(ballast, 5 * MIB)
      const full = await upload()
      if (full !== 507) failed.push(`an upload on a full disk answered ${full}`)
      if ((await visitor.read(id)).status !== 200) failed.push('a read on a full disk failed')
      await rm(ballast)
      await untilWriting(site.url)
      const again = await upload()
      if (again !== 201) failed.push(`an upload once there is room answered ${again}`)
    }
    return { tried: times, failed }
  })
}

/**
 * Fills a disk of its own in steps of 4 KiB while visitors upload and sign, and makes room again, each time: what was
 * acknowledged is there.
 */
export function fillWhileWriting(type: FileSystem, times: number): Promise<Outcome | Skipped> {
  return onSmallDisk(type, 700 + 5 * times, async (site, ballast) => {
    const known = nothingYet()
    const stopLoad = startLoad(site.url, known, 6)
    await untilMore(() => known.signed.size)
    for (let time = 0; time < times; time++) {
      await fillUp(ballast, 40 * MIB)
      await wait(Math.random() * 500)
      await rm(ballast)
      // Now and then so long that somebody signs again.
      await untilMore(() => (time % 5 === 0 ? known.signed : known.files).size)
    }
    await stopLoad()
    await untilWriting(site.url)
    const refused = known.troubles.length
    const failed = await heldOf(site.url, known, { DATA_DIR: site.dataDir })
    if (known.signed.size < times / 5) failed.push('the load signed too little')
    if (refused < times / 2) failed.push('the disk was hardly ever full')
    return { tried: times, failed, figure: `${refused} refusals; ${countOf(known)}` }
  })
}

/** A program on a small disk of its own. @param size in MiB */
async function onSmallDisk(
  type: FileSystem,
  size: number,
  work: (site: Program, ballast: string) => Promise<Outcome>,
): Promise<Outcome | Skipped> {
  const disk = mountSmallDisk(size, type)
  if (!disk) return { skipped: `a small ${type} cannot be mounted here (it needs root)` }
  try {
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir, { mode: 0o711 })
    const site = await startProgram({ DATA_DIR: dataDir })
    try {
      return await work(site, join(disk.folder, 'ballast'))
    } finally {
      await site.stop()
    }
  } finally {
    disk.remove()
  }
}

/** All but the last bytes at once, these in steps of 4 KiB until nothing more fits. */
async function fillUp(ballast: string, inSteps: number) {
  const { bavail, bsize } = await statfs(dirname(ballast))
  execFileSync('fallocate', ['-l', String(Math.max(4096, bavail * bsize - inSteps)), ballast])
  const steps = spawn('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096', 'oflag=append', 'conv=notrunc'], {
    stdio: 'ignore',
  })
  await once(steps, 'exit')
}
