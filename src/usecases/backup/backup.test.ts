import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { expect, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { parisYear } from '~/domain/text/french'
import { findBackup, openBackupFolder } from '~/gateways/backup/backup-folder'
import { readTombstones } from '~/gateways/backup/tombstones'
import { diskStore } from '~/gateways/file-store/disk'
import { readSetting, writeSetting } from '~/store/operation/settings'
import { backUp, folderOfItsOwn, restore } from '../../../tests/support/database/backup'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { digestOfInvoice } from '../../../tests/support/files/digest-of'
import { pdfFile } from '../../../tests/support/files/files'
import { zipFiles } from '../../../tests/support/files/zip'
import { startSite } from '../../../tests/support/program/in-process'
import { reopenSigning } from '../reopening/reopen-signing'
import { eraseDossier } from '../retention/erase-dossier'
import { checkSeal } from './check-seal'
import { replayTombstones } from './replay-tombstones'

/** The pieces and papers of a ZIP; its evidence tells of the download itself, and so is never the same. */
async function zipDigests(answer: Response) {
  const files = await zipFiles(Buffer.from(await answer.arrayBuffer()))
  return [...files]
    .filter(([name]) => !/^preuve_|^SHA256SUMS$/.test(name))
    .map(([name, bytes]) => [name, sha256Of(bytes)])
}

/** Everything that the site answers about its dossiers, and the bytes behind it. */
async function answersOf(url: string, ids: string[]) {
  const administrator = await administratorOf(url)
  return {
    stats: await administrator.stats({}),
    dossiers: await administrator.dossiers({}),
    factures: await administrator.factures({}),
    each: await Promise.all(
      ids.map(async id => ({
        state: await (await visitorOf(url).read(id)).json(),
        invoice: await digestOfInvoice(url, id),
        zip: await zipDigests(await administrator.downloadDossier({ params: { id } })),
      })),
    ),
  }
}

test('a copy taken under load restores to a site that answers the same; its numbers go on', async () => {
  const site = await startSite()
  const visitor = visitorOf(site.url)
  const ids = [await visitor.finish(), await visitor.complete()]
  let going = true
  const load = (async () => {
    for (let n = 0; going; n++) {
      const id = await visitor.complete({ company_name: `Sous charge ${n}` })
      await visitor.upload(id, 'rib', 'rib.pdf', pdfFile(40_000))
      await visitor.sign(id)
    }
  })()
  const folder = await folderOfItsOwn()
  const { missing } = await backUp(site, folder)
  going = false
  await load
  expect(missing).toEqual([])

  const { dataDir, address, database } = await restore(folder)
  for (const { file_key } of await database.db.selectFrom('documents').select('file_key').execute())
    expect(await readdir(join(dataDir, 'files', file_key.slice(0, 2)))).toContain(file_key)
  await database.close()
  const restored = await startSite({ DATA_DIR: dataDir, DATABASE_URL: address })
  const before = await answersOf(site.url, ids)
  const after = await answersOf(restored.url, ids)
  expect(after.each).toEqual(before.each)
  // A dossier that was being filled in meanwhile is copied as it stood at that instant.
  const settled = ({ dossiers }: typeof before.dossiers) => dossiers.filter(({ id }) => ids.includes(id))
  expect(settled(after.dossiers)).toHaveLength(ids.length)
  expect(settled(after.dossiers)).toEqual(settled(before.dossiers))
  const [last] = await restored.deps.db
    .selectFrom('invoices')
    .select('number')
    .where('status', '=', 'signee')
    .orderBy('number', 'desc')
    .execute()
  await reopenSigning(restored.deps, [String(last?.number), `AV-${parisYear(new Date())}-00000`], [])
  const next = await visitorOf(restored.url).finish()
  const { invoice_number } = (await (await visitorOf(restored.url).read(next)).json()) as {
    invoice_number: string
  }
  const { rows } = await query(
    address,
    'select count(sequence)::integer as n, max(sequence) as last from invoices',
  )
  expect(rows[0]).toEqual({ n: Number(invoice_number.slice(-5)), last: Number(invoice_number.slice(-5)) })
})

test('settings that say null come back: a limit that was taken away, signing that was reopened', async () => {
  const site = await startSite()
  await writeSetting(site.deps.db, 'four_eyes_over_cents', null)
  await writeSetting(site.deps.db, 'signing_closed', null)
  const folder = await folderOfItsOwn()
  await backUp(site, folder)
  const { database } = await restore(folder)
  expect(await readSetting(database.db, 'four_eyes_over_cents')).toBeNull()
  await database.close()
})

test('a flipped byte anywhere in a copy is refused', async () => {
  const site = await startSite()
  await visitorOf(site.url).finish()
  const folder = await folderOfItsOwn()
  const { folder: copy } = await backUp(site, folder)
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const bytes = await readFile(path)
    if (bytes.length === 0) continue
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1
    await writeFile(path, flipped)
    await expect(readWhole(copy), path).rejects.toThrow(
      /damaged|not as it was written|JSON|seal that is broken/,
    )
    await writeFile(path, bytes)
  }
  await readWhole(copy)
  await mkdir(join(folder, '9999.unfinished'))
  expect(await findBackup(folder)).toBe(copy)
})

test('a copy that fails leaves nothing of itself; what a killed one left goes after a day', async () => {
  const site = await startSite()
  await visitorOf(site.url).finish()
  const folder = await folderOfItsOwn()
  const full = {
    ...site.deps,
    sealer: { ...site.deps.sealer, sealText: () => Promise.reject(new Error('no room')) },
  }
  await expect(backUp({ ...site, deps: full }, folder)).rejects.toThrow('no room')
  expect(await readdir(folder)).toEqual([])

  const under = `${new Date().toISOString().replace(/[:.]/g, '-')}.unfinished`
  for (const name of ['2026-01-01T02-30-00-000Z.unfinished', under])
    await mkdir(join(folder, name, 'files'), { recursive: true })
  const { folder: copy } = await backUp(site, folder)
  const left = (await readdir(folder)).filter(name => name !== 'tombstones.jsonl')
  expect(left.map(name => join(folder, name))).toEqual([join(folder, under), copy])
})

test('an encrypted copy shows nothing, and opens with its identity only', async () => {
  const site = await startSite()
  await visitorOf(site.url).finish({ company_name: 'Canari Chiffré' })
  const identity = await generateX25519Identity()
  const folder = await folderOfItsOwn()
  const { folder: copy } = await backUp(site, folder, await identityToRecipient(identity))
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name))
    expect(bytes.includes('Canari')).toBe(false)
    expect(bytes.includes('AGE-SECRET-KEY')).toBe(false)
  }
  await expect(restore(folder)).rejects.toThrow('BACKUP_IDENTITY')
  const another = await generateX25519Identity()
  await expect(restore(folder, another)).rejects.toThrow('BACKUP_IDENTITY is not the age identity')
  const { database } = await restore(folder, identity)
  const names = await database.db.selectFrom('dossiers').select('company_name').execute()
  await database.close()
  expect(names).toEqual([{ company_name: 'Canari Chiffré' }])
})

test('what was erased after a copy is erased from what is restored of it', async () => {
  const site = await startSite()
  const gone = await visitorOf(site.url).finish()
  const kept = await visitorOf(site.url).finish()
  const older = await folderOfItsOwn()
  await backUp(site, older)
  await eraseDossier(site.deps, gone, 'demande')
  const newer = await folderOfItsOwn()
  await backUp(site, newer)

  const { dataDir, address, database } = await restore(older)
  const stones = (await readTombstones(join(newer, 'tombstones.jsonl')))?.stones ?? new Map()
  expect(await readTombstones(join(newer, 'elsewhere.jsonl'))).toBe(null)
  expect([...stones.keys()]).toEqual([gone])
  const files = await diskStore(join(dataDir, 'files'))
  const parts = {
    db: database.db,
    encryptedFiles: { ...site.deps.encryptedFiles, remove: files.remove },
    mailer: site.deps.mailer,
    sitesFolder: site.deps.sitesFolder,
  }
  const made = new Date()
  expect(await replayTombstones(parts, stones.values(), made)).toBe(1)
  expect(await replayTombstones(parts, stones.values(), made)).toBe(0)
  await database.close()
  const restored = await startSite({ DATA_DIR: dataDir, DATABASE_URL: address })
  expect((await visitorOf(restored.url).read(gone)).status).toBe(404)
  expect((await visitorOf(restored.url).read(kept)).status).toBe(200)
})

async function readWhole(folder: string) {
  const copy = await openBackupFolder(folder, null)
  await copy.check()
  checkSeal('It', copy, { certificates: null, unsealed: false })
}

async function query(address: string, text: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
