import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { type OpenBackup, openBackupFolder } from '~/gateways/backup/backup-folder'
import { writeDataFile } from '~/gateways/backup/data-folder'
import { packedLines } from '~/gateways/backup/packed-lines'
import { readTombstones } from '~/gateways/backup/tombstones'
import { openSealer } from '~/invoicing/sealer'
import { backUp, commandConfig, folderOfItsOwn, restore } from '../../../tests/support/database/backup'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { sealerOf, stonesOf } from '../../commands/restore/restore-into'
import { eraseDossier } from '../retention/erase-dossier'
import { checkSeal } from './check-seal'
import { noteTombstones } from './note-tombstones'

type Entry = { path: string; size: number; sha256: string }

const SEALED_ANEW = {
  owner: 'Autre SAS',
  certificateFile: null,
  keyFile: null,
  passphrase: null,
  tsaUrl: null,
}
const WORDS = 'ssh-ed25519 AAAA… a stranger’s'

async function copyOfASite() {
  const site = await startSite({ ROLE: 'web' })
  await visitorOf(site.url).complete()
  const folder = await folderOfItsOwn()
  const { folder: copy } = await backUp(site, folder)
  return { folder, copy }
}

/** As whoever can write beside the copies does it: another list under its own sum, and the seal is taken away. */
async function forge(copy: string, change: (entries: Entry[]) => Entry[]) {
  const [, text = ''] = (await readFile(join(copy, 'manifest.json'), 'utf8')).split('\n')
  const { entries, ...facts } = JSON.parse(text)
  const forged = JSON.stringify({ ...facts, entries: change(entries) })
  await writeFile(join(copy, 'manifest.json'), `${sha256Of(forged)}\n${forged}`)
  await rm(join(copy, 'manifest.seal'), { force: true })
}

const entryOf = (path: string): Entry => ({
  ...{ path, size: Buffer.byteLength(WORDS), sha256: sha256Of(WORDS) },
})

test('a list that named data/../X had it written outside the data folder: no such name is restored', async () => {
  const { folder, copy } = await copyOfASite()
  const manifest = await readFile(join(copy, 'manifest.json'))
  const outside = [
    ...['data/../planted', 'data/./../planted', 'data//planted', '/tmp/planted', 'data/..'],
    ...['files/../..planted', 'files/..', 'data/keys/../../../planted', 'data\\..\\planted', 'data/a\nb'],
    ...['data/postgres/pg_hba.conf', 'data/postgres.wal/x', 'data/server.lock', 'files/ab/cdplanted'],
  ]
  for (const path of outside) {
    const place = join(copy, path)
    if (place.startsWith(copy) && !path.endsWith('..')) {
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, WORDS)
    }
    await forge(copy, entries => [...entries, entryOf(path)])
    await expect(restore(folder), path).rejects.toThrow(
      /the list of files names|The backup holds .* among the data|The backup holds files/,
    )
    await writeFile(join(copy, 'manifest.json'), manifest)
  }
  const dataDir = await folderOfItsOwn()
  const written = () => writeDataFile(dataDir, '../planted', Readable.from([Buffer.from(WORDS)]))
  await expect(written()).rejects.toThrow('among the data')
  expect(await readdir(dirname(dataDir))).not.toContain('planted')
})

test('a file of a copy that was a link, or stood in no list, was restored: both are refused', async () => {
  const { folder, copy } = await copyOfASite()
  const elsewhere = join(await folderOfItsOwn(), 'secret')
  await writeFile(elsewhere, WORDS)
  await symlink(elsewhere, join(copy, 'data', 'linked'))
  await forge(copy, entries => [...entries, entryOf('data/linked')])
  await expect(restore(folder)).rejects.toThrow('leads elsewhere')

  // A link to what never ends would have been read to its end.
  await rm(join(copy, 'data', 'linked'))
  await symlink('/dev/zero', join(copy, 'data', 'linked'))
  await expect(restore(folder)).rejects.toThrow('leads elsewhere')

  await forge(copy, entries => entries.filter(({ path }) => !/linked|invoices\.ndjson/.test(path)))
  await expect(restore(folder)).rejects.toThrow('database/invoices.ndjson.gz is not in the list of files')
})

test('a copy whose seal was deleted passed where no certificate was named: it wants --unsealed', async () => {
  const { copy } = await copyOfASite()
  const seal = (one: OpenBackup, unsealed = false) =>
    checkSeal('The backup', one, { certificates: null, unsealed })
  expect(seal(await openBackupFolder(copy, null))[0]?.fingerprint256).toMatch(/^([0-9A-F]{2}:){31}/)
  await rm(join(copy, 'manifest.seal'))
  const unsealed = await openBackupFolder(copy, null)
  expect(() => seal(unsealed)).toThrow('The backup bears no seal. ')
  expect(seal(unsealed, true)).toEqual([])
  // A seal that is no seal is none that was left out.
  await writeFile(join(copy, 'manifest.seal'), 'sealed')
  const broken = await openBackupFolder(copy, null)
  expect(() => seal(broken, true)).toThrow('a seal that is broken')
})

test('lines without end, and more of them than the copy says, are not waited for', async () => {
  const packed = (text: string) => Readable.from([gzipSync(text)])
  const all = async (lines: AsyncIterable<string>) => {
    const found: string[] = []
    for await (const line of lines) found.push(line)
    return found
  }
  expect(await all(packedLines(packed('one\n\nthree\n')))).toEqual(['one', '', 'three'])
  const long = 'é'.repeat(300_000)
  expect(await all(packedLines(packed(`${long}\n${long}\n`), 2, 300_000))).toEqual([long, long])
  await expect(all(packedLines(packed(`${long}\n`), 2, 200_000))).rejects.toThrow('a line that does not end')
  await expect(all(packedLines(packed('1\n2\n3\n'), 2))).rejects.toThrow('more lines than it says')
  await expect(all(packedLines(Readable.from([Buffer.from('no gzip')])))).rejects.toThrow('incorrect header')
})

test('whoever could write beside the copies brought erased dossiers back, or had others erased: the list bears our seal', async () => {
  const site = await startSite({ ROLE: 'web' })
  const [gone, kept] = [await visitorOf(site.url).complete(), await visitorOf(site.url).complete()]
  const folder = await folderOfItsOwn()
  const { folder: copy } = await backUp(site, folder)
  await eraseDossier(site.deps, gone, 'demande')
  await noteTombstones(site.deps, folder)
  const file = join(folder, 'tombstones.jsonl')
  const written = await readFile(file, 'utf8')
  const own = sealerOf(await openBackupFolder(copy, null), commandConfig({}), false).trust
  const ids = async () => (await stonesOf(copy, undefined, own)).map(({ id }) => id)
  expect(await ids()).toEqual([gone])

  const [line = '', seal = ''] = written.split('\n')
  const forged = line.replace(gone, kept)
  for (const lines of [
    [seal],
    [forged, seal],
    [line, forged, seal],
    [line, forged.replace('}', ',"seal":""}'), seal],
    [line, seal.replace('seal":"', 'seal":"0')],
  ]) {
    await writeFile(file, `${lines.join('\n')}\n`)
    await expect(ids(), lines.join('\n')).rejects.toThrow('tombstones.jsonl bears a seal that is broken')
  }
  for (const lines of [[], [line], [forged]]) {
    await writeFile(file, lines.map(text => `${text}\n`).join(''))
    await expect(ids()).rejects.toThrow('tombstones.jsonl bears no seal')
    expect(await stonesOf(copy, undefined, { ...own, unsealed: true })).toHaveLength(lines.length)
  }
  // Nor is a line of his sealed with ours the next night: his list is laid aside.
  await noteTombstones(site.deps, folder)
  expect(await ids()).toEqual([gone])
  const [aside = ''] = (await readdir(folder)).filter(name => name.startsWith('tombstones-'))
  expect(await readFile(join(folder, aside), 'utf8')).toContain(kept)

  // Another installation, begun anew beside them, neither loses the list nor passes for its owner.
  const other = await startSite({ ROLE: 'web' })
  const sealer = await openSealer({ ...SEALED_ANEW, dataDir: await folderOfItsOwn() })
  await noteTombstones({ db: other.deps.db, sealer }, folder)
  await expect(ids()).rejects.toThrow('tombstones.jsonl was sealed by another')
  await noteTombstones(site.deps, folder)
  expect(await ids()).toEqual([gone])
  expect(await noteTombstones(site.deps, folder)).toBe(false)
})

test('a list of erasures that is none stops a restore', async () => {
  const file = join(await folderOfItsOwn(), 'tombstones.jsonl')
  const stone = { id: 'a', erased_at: '2026-01-02T03:04:05.000Z', motive: 'demande' }
  await writeFile(file, `${JSON.stringify(stone)}\n`)
  expect((await readTombstones(file))?.stones).toEqual(new Map([['a', stone]]))
  for (const line of ['{', '{}', JSON.stringify({ ...stone, erased_at: 'then' })]) {
    await writeFile(file, `${line}\n`)
    await expect(readTombstones(file), line).rejects.toThrow('is no list of what was erased')
  }
})
