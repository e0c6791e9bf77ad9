import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { visitorOf } from '../tests/support/path'
import { startProgram } from '../tests/support/program'

const FILES = 50
const BYTES = 10_485_760

/**
 * Fifty uploads of 10 MB at once: how far the server's resident memory grows, and how fast they are
 * beside a plain copy of the same bytes to the same disk with the same fsync (QUALITY.md section 1).
 */
export async function run() {
  const site = await startProgram()
  try {
    const visitor = visitorOf(site.url)
    const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES - 9)])
    const ids = await Promise.all(
      Array.from(
        { length: FILES },
        async () => ((await (await visitor.submit()).json()) as { id: string }).id,
      ),
    )
    await visitor.upload(ids[0] ?? '', 'rib', 'rib.pdf', file)

    const before = residentBytes(site.pid())
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, residentBytes(site.pid()))
    }, 20)
    const started = performance.now()
    const answers = await Promise.all(ids.map(id => visitor.upload(id, 'kbis', 'kbis.pdf', file)))
    const seconds = (performance.now() - started) / 1000
    clearInterval(watch)
    const copySeconds = await plainCopies(site.dataDir, file)
    return {
      'uploads acknowledged': answers.filter(answer => answer.status === 201).length,
      'memory growth, MB': Math.round((peak - before) / 1e6),
      'memory growth, limit MB': 100,
      'MB/s': Math.round((FILES * BYTES) / 1e6 / seconds),
      'share of a plain copy with fsync': Number((copySeconds / seconds).toFixed(3)),
    }
  } finally {
    await site.remove()
  }
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** @returns the seconds that writing the same files takes without anything in between. */
async function plainCopies(folder: string, file: Buffer): Promise<number> {
  const started = performance.now()
  await Promise.all(
    Array.from({ length: FILES }, async (_, index) => {
      const path = join(folder, `copy-${index}`)
      const handle = await open(path, 'w')
      await handle.write(file)
      await handle.sync()
      await handle.close()
      await rm(path)
    }),
  )
  return (performance.now() - started) / 1000
}
