import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { findDossier } from '~/store/dossiers/dossiers'
import { makeDossierZip } from '~/usecases/filed/make-dossier-zip'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { zipFiles } from '../../../tests/support/files/zip'
import { startSite } from '../../../tests/support/program/in-process'

test('the dossiers of a filter come as one ZIP of their ZIPs, each noted, as many as were told', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const admin = await administratorOf(url)
  const ids = [
    await visitor.finish({ company_name: 'Menuiserie Un' }),
    await visitor.finish({ company_name: 'Menuiserie Deux' }),
    await visitor.complete({ company_name: 'Boulangerie' }),
  ]
  const query = { search: 'menuiserie', expected: 2 }
  const answer = await admin.downloadDossiers({ query })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const entries = await zipFiles(Buffer.from(await answer.arrayBuffer()))
  expect([...entries.keys()]).toEqual(['001_dossier.zip', '002_dossier.zip', 'LISTE.txt'])
  expect(String(entries.get('LISTE.txt'))).toContain('002_dossier.zip\u00a0: Menuiserie Deux')
  const inner = await zipFiles(Buffer.from([...entries.values()][0] ?? []))
  expect([...inner.keys()]).toContain('SHA256SUMS')
  const noted = async (id: string) =>
    (await admin.readDossier({ params: { id } })).events.filter(({ type }) => type === 'dossier-downloaded')
  expect(await Promise.all(ids.map(async id => (await noted(id)).length))).toEqual([1, 1, 0])
  await expect(admin.downloadDossiers({ query: { ...query, expected: 3 } })).rejects.toMatchObject({
    code: 'selection-changed',
  })
})

test('a piece that is lost and one that is damaged broke a dossier’s ZIP off, and that of all: they are named in both', async () => {
  const { url, deps, dataDir } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const admin = await administratorOf(url)
  const id = await visitor.finish({ company_name: 'Menuiserie Un' })
  await visitor.finish({ company_name: 'Menuiserie Deux' })
  const download = async () =>
    zipFiles(Buffer.from(await (await admin.downloadDossier({ params: { id } })).arrayBuffer()))
  const whole = [...(await download()).keys()]
  const [lost, damaged] = await deps.db
    .selectFrom('documents')
    .select('file_key')
    .where('dossier_id', '=', id)
    .orderBy('document_type')
    .execute()
  if (!lost || !damaged) throw new Error('two pieces')
  const pathOf = (key: string) => join(dataDir, 'files', key.slice(0, 2), key)
  await rm(pathOf(lost.file_key))
  await writeFile(pathOf(damaged.file_key), 'no piece')
  const files = await download()
  const note = 'A_LIRE_fichiers_manquants.txt'
  const missing = whole.filter(name => !files.has(name))
  expect(missing).toHaveLength(2)
  expect([...files.keys()]).toEqual([...whole.filter(name => !missing.includes(name)), note])
  for (const name of missing) {
    expect(String(files.get(note))).toContain(`\r\n${name}\r\n`)
    expect(String(files.get('SHA256SUMS'))).not.toContain(name)
  }
  const query = { search: 'menuiserie', expected: 2 }
  const all = await zipFiles(Buffer.from(await (await admin.downloadDossiers({ query })).arrayBuffer()))
  const list = String(all.get('LISTE.txt'))
  expect(list).toMatch(/_dossier\.zip, incomplet \(ce qui manque y est nommé\)\s: Menuiserie Un\n/)
  expect(list).toMatch(/_dossier\.zip\s: Menuiserie Deux\n/)
  // A body is not handed what is not whole.
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Error('the dossier')
  await expect(buffer((await makeDossierZip(deps, dossier)).output)).rejects.toMatchObject({
    code: 'paper-altered',
  })
})
