import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { invoiceNumbers, losses, nothingYet, startLoad } from './acknowledged'
import { administratorOf } from './admin'
import { pdfFile } from './files'
import { visitorOf } from './path'
import { type Program, startProgram } from './program'
import { type FileSystem, mountSmallDisk } from './small-disk'

/** What a promise was put to, and what of it did not hold. */
export interface Outcome {
  tried: number
  failed: string[]
}

/** Kills the program, or its database, at random moments under load; each time it comes back by itself. */
export async function killUnderLoad(what: 'program' | 'database', times: number): Promise<Outcome> {
  const site = await startProgram()
  const known = nothingYet()
  const failed: string[] = []
  try {
    for (let time = 0; time < times; time++) {
      const stopLoad = startLoad(site.url, known, 6)
      // Every other time once a walk has come to its end, so that the last steps are broken too.
      if (time % 2 === 0) await untilMore(() => known.signed.size)
      await wait(Math.random() * 1_500)
      if (what === 'program') await site.stop('SIGKILL')
      else await killPostmaster(site)
      await stopLoad()
      if (what === 'program') await site.start()
      await untilWriting(site.url)
    }
    const administrator = await administratorOf(site.url)
    failed.push(...(await losses(site.url, administrator, known)))
    const { count, highest } = await invoiceNumbers(administrator)
    if (count !== highest) failed.push(`invoice numbers: ${count} of ${highest}`)
    if (known.signed.size === 0) failed.push('the load signed nothing')
  } finally {
    await site.remove()
  }
  return { tried: times, failed }
}

/** Ends the program as an operator does, under load: whatever was sent is answered. */
export async function stopUnderLoad(times: number): Promise<Outcome> {
  const site = await startProgram()
  const failed: string[] = []
  try {
    for (let time = 0; time < times; time++) {
      const known = nothingYet()
      const stopLoad = startLoad(site.url, known, 8)
      await wait(500 + Math.random() * 500)
      const code = await site.stop('SIGTERM')
      await stopLoad()
      if (code !== 0) failed.push(`exit code ${code}`)
      // A refused connection was never taken; a reset one had been.
      failed.push(...known.broken.filter(reason => reason !== 'ECONNREFUSED'))
      await site.start()
    }
  } finally {
    await site.remove()
  }
  return { tried: times, failed }
}

/** Cuts uploads at 1, 50 and 99 %: nothing of them is ever visible. */
export async function cutUploads(times: number): Promise<Outcome> {
  const site = await startProgram()
  const failed: string[] = []
  try {
    const visitor = visitorOf(site.url)
    const { id } = (await (await visitor.submit()).json()) as { id: string }
    const folder = join(site.dataDir, 'files')
    const before = filesIn(folder)
    for (let time = 0; time < times; time++) await cutUpload(site.url, id, [0.01, 0.5, 0.99][time % 3] ?? 0.5)
    const { documents } = (await (await visitor.read(id)).json()) as { documents: unknown[] }
    if (documents.length > 0) failed.push(`${documents.length} pieces are visible`)
    failed.push(...(await leftIn(folder, before)))
  } finally {
    await site.remove()
  }
  return { tried: times, failed }
}

/**
 * Fills a small disk of its own: uploads are refused with 507, reads go on, and once there is room
 * again uploads do too. @returns null, with a printed reason, where nothing may be mounted
 */
export async function fillDisk(): Promise<Outcome | null> {
  const disk = await mkdtemp(join(tmpdir(), 'siteligible-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0711', 'none', disk], { stdio: 'ignore' })
  } catch {
    console.log('Full disk: skipped, a small tmpfs cannot be mounted here (it needs root).')
    return null
  }
  const failed: string[] = []
  try {
    const dataDir = join(disk, 'data')
    await mkdir(dataDir, { mode: 0o711 })
    const site = await startProgram({ DATA_DIR: dataDir })
    try {
      failed.push(...(await fillAndEmpty(site, join(disk, 'ballast'))))
    } finally {
      await site.stop()
    }
  } finally {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }
  return { tried: 1, failed }
}

/**
 * Fills a disk of its own in steps of 4 KiB while visitors upload and sign, and makes room again, each time: what was
 * acknowledged is there. @returns null, with a printed reason, where nothing may be mounted
 */
export async function fillWhileWriting(type: FileSystem, times: number): Promise<Outcome | null> {
  const disk = mountSmallDisk(700, type)
  if (!disk) {
    console.log(`Full ${type}: skipped, a small one cannot be mounted here (it needs root).`)
    return null
  }
  const known = nothingYet()
  const failed: string[] = []
  try {
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir, { mode: 0o711 })
    const site = await startProgram({ DATA_DIR: dataDir })
    try {
      for (let time = 0; time < times; time++) {
        const stopLoad = startLoad(site.url, known, 6)
        await untilMore(() => known.signed.size)
        await fillUp(join(disk.folder, 'ballast'))
        await wait(Math.random() * 1_000)
        await stopLoad()
        await rm(join(disk.folder, 'ballast'))
        await untilWriting(site.url)
      }
      failed.push(...(await losses(site.url, await administratorOf(site.url), known)))
      if (known.signed.size < times) failed.push('the load signed too little')
    } finally {
      await site.stop()
    }
  } finally {
    disk.remove()
  }
  return { tried: times, failed }
}

/** All but the last 100 MB at once, the rest step by step until nothing more fits. */
async function fillUp(ballast: string) {
  const { bavail, bsize } = await statfs(dirname(ballast))
  const most = Math.max(4096, bavail * bsize - 100 * 1024 * 1024)
  execFileSync('fallocate', ['-l', String(most), ballast])
  const steps = spawn('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096', 'oflag=append', 'conv=notrunc'], {
    stdio: 'ignore',
  })
  await once(steps, 'exit')
}

async function fillAndEmpty(site: Program, ballast: string): Promise<string[]> {
  const failed: string[] = []
  const visitor = visitorOf(site.url)
  const id = await visitor.complete()
  const upload = async () => (await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(2_000_000))).status
  if ((await upload()) !== 201) failed.push('an upload on a free disk was refused')
  await writeFile(ballast, Buffer.alloc(1))
  for (const size of ['100M', '10M', '1M']) {
    try {
      for (;;) execFileSync('sh', ['-c', `head -c ${size} /dev/zero >> '${ballast}'`], { stdio: 'ignore' })
    } catch {
      // No more of this size fits.
    }
  }
  const full = await upload()
  if (full !== 507) failed.push(`an upload on a full disk answered ${full}`)
  if ((await visitor.read(id)).status !== 200) failed.push('a read on a full disk failed')
  await rm(ballast)
  await untilWriting(site.url)
  const again = await upload()
  if (again !== 201) failed.push(`an upload once there is room answered ${again}`)
  return failed
}

const filesIn = (folder: string) =>
  execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' }).split('\n')

/** What is still new in a folder after a quarter of a minute: a cut connection is noticed when its end arrives. */
async function leftIn(folder: string, before: string[]): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const left = filesIn(folder).filter(file => !before.includes(file))
    if (left.length === 0 || tries === 150) return left.map(file => `left on the disk: ${file}`)
    await wait(100)
  }
}

/** An orphaned backend may still have answered the last call: then the next postmaster is waited for. */
async function killPostmaster(site: Program) {
  for (let tries = 0; tries < 300; tries++) {
    try {
      const lines = readFileSync(join(site.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
      return process.kill(Number(lines[0]), 'SIGKILL')
    } catch {
      await wait(100)
    }
  }
  throw new Error('No postmaster ran for half a minute.')
}

async function untilMore(count: () => number) {
  const before = count()
  for (let tries = 0; tries < 200 && count() === before; tries++) await wait(100)
}

/** Until a dossier can be opened again, a minute at most. */
async function untilWriting(url: string) {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await visitorOf(url)
      .submit()
      .catch(() => null)
    if (answer?.status === 201) return
    await wait(100)
  }
  throw new Error('The site did not come back within a minute.')
}

/** Sends so much of an upload, then breaks it off, or does what ends it otherwise. */
export async function cutUpload(url: string, id: string, share: number, end?: () => unknown) {
  const head =
    '--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nrib\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), pdfFile(300_000), Buffer.from('\r\n--x--\r\n')])
  await new Promise<void>(resolve => {
    const cut = request(`${url}/api/company/${id}/upload-document`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
    })
    cut.on('error', () => resolve()).on('close', () => resolve())
    cut.write(body.subarray(0, Math.floor(body.length * share)), () =>
      setTimeout(() => (end ? end() : cut.destroy()), 20),
    )
  })
  await wait(30)
}
