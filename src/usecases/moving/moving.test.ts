import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '~/config'
import { diskStore } from '~/gateways/file-store/disk'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { openDatabase } from '~/store/database/database'
import { freshDatabase, freshDatabaseAddress } from '../../../tests/support/database/database'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { digestOfInvoice } from '../../../tests/support/files/digest-of'
import { startSite } from '../../../tests/support/program/in-process'
import { startS3 } from '../../../tests/support/servers/s3-server'
import { moveDatabase } from './move-database'
import { moveFiles } from './move-files'

const folderOfItsOwn = () => mkdtemp(join(tmpdir(), 'siteligible-move-'))

function opened(connectionString: string) {
  const database = openDatabase({ connectionString }, () => {})
  onTestFinished(database.close)
  return database
}

test('a site goes on where its rows and files were moved to', async () => {
  const addresses = { from: await freshDatabaseAddress(), to: await freshDatabaseAddress() }
  const site = await startSite({ DATABASE_URL: addresses.from })
  const id = await visitorOf(site.url).finish()
  const half = await visitorOf(site.url).complete()
  const invoice = await digestOfInvoice(site.url, id)
  await site.stop()

  const [from, to] = [opened(addresses.from), opened(addresses.to)]
  const moved = await moveDatabase(from, to)
  expect(moved).toMatchObject({ dossiers: { rows: 2 }, invoices: { rows: 2 }, documents: { rows: 10 } })
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const bucket = await openFileStore({ ...readConfig(s3.env), dataDir: await folderOfItsOwn() })
  const disk = await diskStore(join(site.dataDir, 'files'))
  // Ten pieces, one paper, the mark of the store.
  expect(await moveFiles(to.db, disk, bucket)).toEqual({ moved: 12, already: 0, missing: [] })

  const again = await startSite({ ...s3.env, DATABASE_URL: addresses.to, DATA_DIR: site.dataDir })
  expect(await digestOfInvoice(again.url, id)).toBe(invoice)
  expect((await visitorOf(again.url).sign(half)).status).toBe(200)
  const next = await visitorOf(again.url).finish()
  const { invoice_number } = (await (await visitorOf(again.url).read(next)).json()) as {
    invoice_number: string
  }
  expect(invoice_number).toMatch(/-00003$/)
  await expect(moveDatabase(from, to)).rejects.toThrow('The new database is not empty')
})

test('a move of files that broke off goes on, and one that arrives otherwise is an error', async () => {
  const [from, to] = [await diskStore(await folderOfItsOwn()), await diskStore(await folderOfItsOwn())]
  const { db } = await freshDatabase()
  const keys = Array.from({ length: 10 }, () => randomBytes(20).toString('base64url'))
  for (const key of keys) await from.write(key, Readable.from([randomBytes(1000)]))
  let room = 4
  const full = {
    ...to,
    write: async (key: string, bytes: AsyncIterable<Uint8Array>) => {
      if (room-- <= 0) throw new Error('full')
      await to.write(key, bytes)
    },
  }
  await expect(moveFiles(db, from, full)).rejects.toThrow('full')
  room = 100
  const { moved, already } = await moveFiles(db, from, full)
  expect(moved + already).toBe(10)
  expect(already).toBeGreaterThan(0)
  expect(await moveFiles(db, from, to)).toEqual({ moved: 0, already: 10, missing: [] })
  const other = await diskStore(await folderOfItsOwn())
  const lossy = { ...other, write: (key: string) => other.write(key, Readable.from([Buffer.from('x')])) }
  await expect(moveFiles(db, from, lossy)).rejects.toThrow('did not arrive as it left')
})
