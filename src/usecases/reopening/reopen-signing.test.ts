import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { parisYear } from '~/domain/text/french'
import { findIssuedPdf } from '~/store/papers/invoices'
import { backUp, folderOfItsOwn, restore } from '../../../tests/support/database/backup'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { callsSite } from '../../../tests/support/leads/leads'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { showInvoice } from '../invoice/show-invoice'
import { signInvoice } from '../invoice/sign-invoice'
import { invoiceLeads } from '../leads/invoices/invoice-leads'
import { listLeadInvoices, readLeadInvoice } from '../leads/invoices/read-lead-invoices'
import { eraseDossier } from '../retention/erase-dossier'
import { checkPapers } from '../statements/check-papers'
import { reopenSigning } from './reopen-signing'

const sign = async (deps: Deps, id: string) =>
  (await signInvoice(deps, someone, { key: id }, { pdfSha256: null, agreementsVersion: null })).invoice_number

test('after a restore nothing is signed until the last numbers are said; papers come back from files, and what is lost is a gap', async () => {
  const site = await startSite()
  const year = parisYear(new Date())
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push(await dossierToSign(site.deps, { company_name: `Entreprise ${n}` }))
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
  await sign(site.deps, first)
  const folder = await folderOfItsOwn()
  await backUp(site, folder)
  for (const id of [second, third, fourth]) await sign(site.deps, id)
  await eraseDossier(site.deps, fourth, 'demande')
  const pdfs = new Map<string, Buffer>()
  const rows = await site.deps.db.selectFrom('invoices').selectAll().where('status', '=', 'signee').execute()
  const avoirs = await site.deps.db.selectFrom('avoirs').selectAll().execute()
  for (const { number, pdf_key } of [...rows, ...avoirs])
    pdfs.set(number, await buffer(await site.deps.encryptedFiles.read(null, String(pdf_key))))

  const { dataDir, address, database } = await restore(folder)
  await database.close()
  const restored = await startSite({ DATA_DIR: dataDir, DATABASE_URL: address })
  const { deps } = restored
  const refused = await visitorOf(restored.url).sign(fifth)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'signing-closed',
    detail: expect.stringMatching(/^La signature est suspendue/),
  })
  await expect(eraseDossier(deps, first, 'demande')).rejects.toMatchObject({ code: 'signing-closed' })

  const [ftn, av] = [(n: number) => `FTN-${year}-0000${n}`, (n: number) => `AV-${year}-0000${n}`]
  await expect(reopenSigning(deps, [ftn(4)], [])).rejects.toThrow('Say also the last number of AV')
  // After New Year: what was signed between the copy and the turn of the year is asked for too.
  const next = [`FTN-${year + 1}-00000`, `AV-${year + 1}-00000`]
  const inJanuary = { ...deps, clock: () => new Date(`${year + 1}-01-03T09:00:00Z`) }
  await expect(reopenSigning(inJanuary, next, [])).rejects.toThrow(
    `Say also the last number of FTN of ${year} (`,
  )
  // And what was signed since: its number would be given twice. The clock of Paris says the year, UTC's is behind.
  const past = [ftn(4), av(1)]
  await expect(reopenSigning(inJanuary, past, [])).rejects.toThrow(
    `Say also the last number of FTN of ${year + 1} (FTN-${year + 1}-00000 for none).`,
  )
  const justBegun = { ...deps, clock: () => new Date(`${year}-12-31T23:10:00Z`) }
  await expect(reopenSigning(justBegun, [...past, `FTN-${year + 1}-00002`], [])).rejects.toThrow(
    `Say also the last number of AV of ${year + 1} (`,
  )
  await expect(
    reopenSigning(
      inJanuary,
      [ftn(4), `FTN-${year + 1}-00000`, `AV-${year + 1}-00000`],
      [pdfs.get(av(1)) as Buffer],
    ),
  ).rejects.toThrow(`Say also the last number of AV of ${year} (`)
  await expect(reopenSigning(deps, [ftn(0), av(0)], [])).rejects.toThrow(`${ftn(1)} is in the register`)
  // The third is found nowhere; one file was tampered with and one is somebody else's.
  const [wanted, gone] = [pdfs.get(ftn(2)) as Buffer, Buffer.from('%PDF-1.7')]
  const tampered = Buffer.from(pdfs.get(ftn(3)) as Buffer)
  tampered[tampered.length - 40] = (tampered[tampered.length - 40] ?? 0) ^ 1
  const files = [wanted, gone, tampered, pdfs.get(ftn(4)) as Buffer, pdfs.get(av(1)) as Buffer]
  expect(await reopenSigning(deps, [ftn(4), av(1)], files)).toEqual({
    imported: [ftn(2), ftn(4), av(1)],
    gaps: [ftn(3)],
  })
  await expect(reopenSigning(deps, [ftn(4), av(1)], files)).rejects.toThrow('Signing is open')

  expect((await checkPapers(deps)).flaws).toEqual([])
  expect(sha256Of((await showInvoice(deps, second)).pdf)).toBe(sha256Of(wanted))
  expect(await findIssuedPdf(deps.db, sha256Of(pdfs.get(ftn(4)) as Buffer))).toMatchObject({
    cancelled: true,
  })
  const columns = [
    'amount_ht_cents',
    'amount_tva_cents',
    'amount_ttc_cents',
    'company_name',
    'issue_date',
  ] as const
  const imported = await deps.db.selectFrom('invoices').select(columns).where('number', '=', ftn(2)).execute()
  expect(imported).toEqual(
    await site.deps.db.selectFrom('invoices').select(columns).where('number', '=', ftn(2)).execute(),
  )
  expect(await sign(deps, fifth)).toBe(ftn(5))
  expect((await checkPapers(deps)).flaws).toEqual([])
})

test('papers of the leads offer come back after a restore, and their leads are not billed twice', async () => {
  const site = await startSite({ ROLE: 'web' })
  const START = '2026-09-10T10:00:00Z'
  const carrier = await callsSite(site.deps.db, START)
  await carrier.call('billed', 60)
  const folder = await folderOfItsOwn()
  await backUp(site, folder)
  const first = (deps: Deps): Deps => ({ ...deps, clock: () => new Date('2026-10-01T00:12:00Z') })
  await invoiceLeads(first(site.deps))
  const { pdf } = await readLeadInvoice(site.deps, 'LP-2026-00001', null)

  const { dataDir, address, database } = await restore(folder)
  await database.close()
  const { deps } = await startSite({ DATA_DIR: dataDir, DATABASE_URL: address, ROLE: 'web' })
  await expect(invoiceLeads(first(deps))).rejects.toThrow('not billed')
  const none = ['FTN-2026-00000', 'AV-2026-00000']
  await expect(reopenSigning(first(deps), none, [])).rejects.toThrow('Say also the last number of LP')
  expect(await reopenSigning(first(deps), [...none, 'LP-2026-00001'], [pdf])).toEqual({
    imported: ['LP-2026-00001'],
    gaps: [],
  })
  await invoiceLeads(first(deps))
  expect(await listLeadInvoices(deps, carrier.account_id)).toMatchObject([
    { number: 'LP-2026-00001', month: '2026-09', gross_cents: 70_00 },
  ])
  expect((await checkPapers(deps)).flaws).toEqual([])
})
