import { createHash } from 'node:crypto'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parisDay } from '~/domain/text/french'
import { attachedXml, factsIn } from '~/invoicing/attached-xml'
import { eraseDossier } from '~/usecases/retention/erase-dossier'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { zipFiles } from '../../../../tests/support/files/zip'
import { startSite } from '../../../../tests/support/program/in-process'

test('the papers of a period, each with its XML and a line of the index; erased dossiers included', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const kept = await visitorOf(url).finish()
  const gone = await visitorOf(url).finish()
  await visitorOf(url).complete()
  await eraseDossier(deps, gone, 'demande')
  const [day = ''] = (await admin.factures({})).factures.map(({ issue_date }) => issue_date).sort()
  // The day of the last paper too, where midnight in Paris came between them.
  const zip = await admin.exportPapers({ query: { from: day, until: parisDay(deps.clock()) } })
  const files = await zipFiles(Buffer.from(await zip.arrayBuffer()))
  const names = [...files.keys()].sort()
  const year = day.slice(0, 4)
  expect(names).toEqual([
    `avoir_AV-${year}-00001.pdf`,
    `avoir_AV-${year}-00001.xml`,
    `facture_FTN-${year}-00001.pdf`,
    `facture_FTN-${year}-00001.xml`,
    `facture_FTN-${year}-00002.pdf`,
    `facture_FTN-${year}-00002.xml`,
    'index.csv',
  ])
  const index = String(files.get('index.csv'))
  for (const name of names.filter(one => one.endsWith('.pdf'))) {
    const pdf = files.get(name) ?? Buffer.alloc(0)
    expect(index).toContain(createHash('sha256').update(pdf).digest('hex'))
    const xml = String(files.get(name.replace(/pdf$/, 'xml')))
    expect(xml).toBe(attachedXml(pdf))
    expect(name).toContain(factsIn(xml).number)
  }
  expect(index).toContain('732829320')
  // An avoir takes from what was sold, in both lists.
  const sales = await (
    await admin.exportSales({ query: { from: day, until: parisDay(deps.clock()) } })
  ).text()
  const sumsOf = (csv: string, ...titles: string[]) => {
    const [head = [], ...rows] = csv
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map(line => line.split(';').map(cell => cell.replaceAll('"', '')))
    return titles.map(title => rows.reduce((sum, row) => sum + Number(row[head.indexOf(title)]), 0))
  }
  expect(sumsOf(index, 'HT', 'TVA', 'TTC')).toEqual([5000, 1000, 6000])
  expect(sumsOf(sales, 'Montant HT', 'TVA', 'Montant TTC')).toEqual([5000, 1000, 6000])
  expect(kept).not.toBe(gone)

  const empty = await admin.exportPapers({ query: { from: '2020-01-01', until: '2020-12-31' } })
  expect([...(await zipFiles(Buffer.from(await empty.arrayBuffer()))).keys()]).toEqual(['index.csv'])
  const never = { from: '2026-02-31', until: '2026-99-99' }
  await expect(admin.exportSales({ query: never })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'from' }, { field: 'until' }],
  })
  await expect(
    admin.exportEntries({ query: { from: '2026-02-01', until: '2026-01-01' } }),
  ).rejects.toMatchObject({ status: 422, errors: [{ field: 'until' }] })
})

test('a paper that is lost and one that is damaged broke the ZIP of all the others off: it names them', async () => {
  const { url, deps, dataDir } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  for (let dossier = 0; dossier < 4; dossier++) await visitorOf(url).finish()
  const rows = await deps.db.selectFrom('invoices').selectAll().orderBy('number').execute()
  const [lost, damaged, replaced, whole] = rows.map(({ number, pdf_key }) => ({
    number,
    key: String(pdf_key),
  }))
  if (!lost || !damaged || !replaced || !whole) throw new Error('four papers')
  const pathOf = (key: string) => join(dataDir, 'files', key.slice(0, 2), key)
  await rm(pathOf(lost.key))
  const bytes = await readFile(pathOf(damaged.key))
  await writeFile(pathOf(damaged.key), bytes.fill(0, bytes.length - 1_000))
  await copyFile(pathOf(whole.key), pathOf(replaced.key))
  const day = rows.map(({ issue_date }) => issue_date).sort()[0] ?? ''
  const query = { from: day, until: parisDay(deps.clock()) }
  const download = async () =>
    zipFiles(Buffer.from(await (await admin.exportPapers({ query })).arrayBuffer()))
  const files = await download()
  const named = `facture_${whole.number}`
  const note = 'A_LIRE_fichiers_manquants.txt'
  expect([...files.keys()]).toEqual([`${named}.pdf`, `${named}.xml`, 'index.csv', note])
  for (const { number } of [lost, damaged, replaced])
    expect(String(files.get(note))).toContain(`\r\nfacture_${number}.pdf\r\n`)
  const index = String(files.get('index.csv')).split('\r\n')
  expect(index.filter(line => /manquant"?;"?manquant/.test(line))).toHaveLength(3)
  // A store that fails is no lost paper: the next would be missing alike.
  deps.encryptedFiles.read = async () => {
    throw Object.assign(new Error('the store fails'), { code: 'EIO' })
  }
  await expect(download()).rejects.toThrow()
})
