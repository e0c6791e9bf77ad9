import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pdfFile } from '../../tests/support/files/files'
import { timed } from './numbers'

/** Of each worker. */
const ROUNDS = 100

/** Small files made durable as the product does it: file synced, renamed, folder synced. */
export async function durableFilesASecond(folder: string, workers: number): Promise<number> {
  await mkdir(folder)
  const bytes = pdfFile()
  const work = async (worker: number) => {
    for (let round = 0; round < ROUNDS; round++) {
      const path = join(folder, `${worker}-${round}`)
      await synced(`${path}.new`, 'wx', bytes)
      await rename(`${path}.new`, path)
      await synced(folder, 'r')
    }
  }
  return aSecond(workers, work)
}

/** One small row, committed. */
export async function commitsASecond(connection: pg.PoolConfig, workers: number): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: workers })
  await pool.query('create table if not exists bare_limit (at timestamptz, body text)')
  const body = 'x'.repeat(500)
  const work = async () => {
    for (let round = 0; round < ROUNDS; round++)
      await pool.query('insert into bare_limit values (now(), $1)', [body])
  }
  await work()
  const rate = await aSecond(workers, work)
  await pool.end()
  return rate
}

/** What the disk takes in one piece. */
export async function megabytesASecond(folder: string): Promise<number> {
  const bytes = Buffer.alloc(64_000_000, 'siteligible')
  const [, seconds] = await timed(() => synced(join(folder, 'large'), 'wx', bytes))
  return bytes.length / 1e6 / seconds
}

async function synced(path: string, flags: 'wx' | 'r', bytes?: Buffer) {
  const handle = await open(path, flags)
  if (bytes) await handle.write(bytes)
  await handle.sync()
  await handle.close()
}

async function aSecond(workers: number, work: (worker: number) => Promise<void>): Promise<number> {
  const [, seconds] = await timed(() =>
    Promise.all(Array.from({ length: workers }, (_, worker) => work(worker))),
  )
  return (workers * ROUNDS) / seconds
}
