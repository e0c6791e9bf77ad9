import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import type { Db } from '~/store/database/database'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { startSite } from '../../../tests/support/program/in-process'
import { inChunks } from '../ground/in-chunks'
import { checkPapers } from '../statements/check-papers'
import { storedPaper } from './invoice-paper'
import { signInvoice } from './sign-invoice'

/** What somebody who owns the database may do; each is undone once the check has read it. */
test('what an insider may do to papers, rows and journal is named', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  for (let n = 0; n < 3; n++) {
    const id = await dossierToSign(deps, { company_name: `Entreprise ${n}` })
    await signInvoice(deps, someone, { key: id }, { pdfSha256: null, agreementsVersion: null })
  }
  const [, second, third] = await deps.db.selectFrom('invoices').selectAll().orderBy('number').execute()
  if (!second || !third) throw new Error('three invoices are signed')
  const { number, dossier_id } = second

  async function flawsAfter(tamper: (trx: Db) => Promise<unknown>) {
    let flaws: unknown[] = []
    const undone = deps.db.transaction().execute(async trx => {
      for (const table of ['invoices', 'events'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
      await tamper(trx)
      flaws = (await checkPapers({ ...deps, db: trx })).flaws
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    return flaws
  }
  const change = (columns: object) => (trx: Db) =>
    trx.updateTable('invoices').set(columns).where('number', '=', number).execute()

  expect(await flawsAfter(async () => {})).toEqual([])
  expect(await flawsAfter(trx => trx.deleteFrom('invoices').where('number', '=', number).execute())).toEqual([
    { about: 'paper', number, reason: 'deleted' },
    { about: 'paper', number, reason: 'missing-number' },
  ])
  expect(await flawsAfter(change({ amount_ttc_cents: 1 }))).toEqual([
    { about: 'paper', number, reason: 'other-facts', because: 'gross' },
  ])
  expect(await flawsAfter(change({ company_name: 'Un autre' }))).toEqual([
    { about: 'paper', number, reason: 'other-facts', because: 'buyer' },
  ])
  expect(
    await flawsAfter(change({ paper: sql`jsonb_set(paper, '{buyer,company_name}', '"Un autre"')` })),
  ).toEqual([{ about: 'paper', number, reason: 'other-facts', because: 'buyer' }])
  expect(await flawsAfter(change({ pdf_key: third.pdf_key, pdf_sha256: third.pdf_sha256 }))).toEqual([
    { about: 'paper', number, reason: 'other-facts', because: expect.stringContaining('number') },
  ])
  expect(await flawsAfter(change({ pdf_sha256: third.pdf_sha256 }))).toEqual([
    { about: 'paper', number, reason: 'other-bytes' },
  ])
  expect(await flawsAfter(change({ signed_at: new Date(0) }))).toEqual([
    { about: 'paper', number, reason: 'out-of-order' },
  ])

  const unsealed = await deps.pdfRenderer.invoice(
    { ...storedPaper(third.paper), issued_at: new Date() },
    null,
  )
  await deps.encryptedFiles.write(null, 'unsealed'.padEnd(32, '0'), inChunks(unsealed))
  const swapped = { pdf_key: 'unsealed'.padEnd(32, '0'), pdf_sha256: sha256Of(unsealed) }
  expect(await flawsAfter(change(swapped))).toEqual([{ about: 'paper', number, reason: 'not-sealed' }])

  const without = (where: string) => (trx: Db) =>
    sql`delete from events where dossier_id = ${dossier_id} and ${sql.raw(where)}`.execute(trx)
  expect(await flawsAfter(without('rank = 1'))).toEqual([
    { about: 'journal', dossier: dossier_id, rank: 1, reason: 'missing' },
  ])
  expect(await flawsAfter(without('rank > 1'))).toEqual([
    { about: 'paper', number, reason: 'not-in-journal' },
  ])
})

test('no table of papers or evidence can be emptied', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  for (const table of ['invoices', 'avoirs', 'events', 'invoice_series', 'invoice_gaps']) {
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(deps.db)).rejects.toThrow('never emptied')
  }
})
