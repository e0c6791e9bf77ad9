import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '~/config'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { checkOwnership } from './check-ownership'
import { Advice, type Finding, found } from './finding'

const GB = 1e9

/** The data folder: whether it can be written, whether there is room, whether files can be kept. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  const { dataDir } = config
  if (!existsSync(dataDir)) {
    const remedy = `start the site once, or set DATA_DIR; it is now ${dataDir}`
    return [{ what: 'Data folder', state: 'broken', remedy: `it does not exist; ${remedy}` }]
  }
  const remedy = config.s3
    ? 'check the S3_ settings, and what the key may do in the bucket'
    : `make ${join(dataDir, 'files')} a folder that this user may write`
  const probe = `doctor-${randomBytes(6).toString('hex')}`
  return [
    await found('Data folder', `make ${dataDir} writable for this user, or set DATA_DIR`, async () => {
      await writeFile(join(dataDir, probe), 'a test', { flag: 'wx' })
      await rm(join(dataDir, probe))
    }),
    await found('Owner of the data folder', `as root: chown -R --reference=${dataDir} ${dataDir}`, () =>
      checkOwnership(dataDir),
    ),
    await found('Files', remedy, async () => {
      const files = await openFileStore(config)
      await files.write(probe, once('a test'))
      await files.remove(probe)
    }),
    await found('Disk', 'free some room or enlarge the disk: a full one refuses every piece', async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      judgeRoom(bavail * bsize, blocks * bsize)
    }),
  ]
}

/** @throws Error below half a gigabyte, Advice below a tenth of the disk and ten gigabytes */
export function judgeRoom(free: number, all: number) {
  const words = `${(free / GB).toFixed(1)} GB free of ${(all / GB).toFixed(1)}`
  if (free < GB / 2) throw new Error(`the disk is almost full, ${words}`)
  if (free < 10 * GB && free < all / 10) throw new Advice(`the disk fills up, ${words}`)
}

async function* once(text: string) {
  yield new TextEncoder().encode(text)
}
