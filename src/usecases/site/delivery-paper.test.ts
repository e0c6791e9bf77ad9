import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { company } from '../../../tests/support/dossiers/path'
import { filesHolding, tablesWith } from '../../../tests/support/files/canary'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { visit } from '../../../tests/support/sites/visit'
import { purgeEndedSites } from '../closing/purge-ended-sites'
import { tendSites } from '../publishing/tend-sites'
import { eraseDossier } from '../retention/erase-dossier'
import { purgeDossiers } from '../retention/purge-dossiers'
import { checkDeliveries } from '../statements/check-deliveries'
import { checkPapers } from '../statements/check-papers'

const CANARY = 'canari8127'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A site whose delivery was accepted, and what is only in its dossier. */
async function acceptedDelivery() {
  const published = await publishedSite()
  const { admin, params, own } = published
  await admin.noteOnDossier({ params, body: { text: CANARY } })
  await admin.acceptSite({ params })
  const zip = await bytesOf(await admin.teamSiteArchive({ params: own }))
  return { ...published, zip, paper: await bytesOf(await admin.teamSiteHandover({ params: own })) }
}

test('the accepted delivery seals its paper: address, publication, SHA-256 of the ZIP that anybody can compute again', async () => {
  const { site, admin, params, own, zip, paper } = await acceptedDelivery()
  const rows = () => site.deps.db.selectFrom('delivery_papers').selectAll().execute()
  expect(await rows()).toMatchObject([
    {
      ...{ site_id: own.site, revision: 1, archive_sha256: sha256(zip), pdf_sha256: sha256(paper) },
      url: expect.stringContaining('maison-perrier.localhost'),
      invoice_number: expect.stringMatching(/^FTN-/),
    },
  ])
  expect(paper.includes('/ETSI.CAdES.detached')).toBe(true)
  const known = await site.deps.sealer.known()
  expect(verifyInvoicePdf(paper, known)).toMatchObject({ ours: true, unchanged: true })
  await admin.acceptSite({ params })
  expect(await rows()).toHaveLength(1)
  expect(await bytesOf(await admin.siteHandover({ params }))).toEqual(paper)
  expect(await bytesOf(await admin.adminSiteHandover({ params }))).toEqual(paper)
  await expect(site.deps.db.deleteFrom('delivery_papers').execute()).rejects.toThrow('kept as it was sealed')
  const { events } = await admin.readDossier({ params })
  expect(events.find(({ type }) => type === 'site-accepted')?.data).toMatchObject({
    pdf_sha256: sha256(paper),
  })
})

test('a site that lost a file, or has another one than was published, gives no ZIP and seals no paper', async () => {
  const { site, admin, params, own, host } = await publishedSite()
  const home = join(site.dataDir, 'sites/hosts', host, 'index.html')
  const page = await readFile(home)
  const refused = { code: 'paper-altered', message: expect.stringContaining('Un fichier de ce site manque') }
  for (const harm of [() => rm(home), () => writeFile(home, 'autre')]) {
    await harm()
    await expect(admin.teamSiteArchive({ params: own })).rejects.toMatchObject(refused)
    await expect(admin.acceptSite({ params })).rejects.toMatchObject(refused)
  }
  expect(await site.deps.db.selectFrom('delivery_papers').selectAll().execute()).toEqual([])
  await writeFile(home, page)
  await admin.acceptSite({ params })
})

test('an erased dossier leaves its site up and its paper sealed, and nothing of it is found there', async () => {
  const { site, admin, own, id, host, paper } = await acceptedDelivery()
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  await eraseDossier(site.deps, id, 'demande')
  expect(await site.deps.db.selectFrom('dossiers').selectAll().execute()).toEqual([])
  await stillUp({ site, host })
  expect(await bytesOf(await admin.teamSiteHandover({ params: own }))).toEqual(paper)
  expect((await admin.hostedSite({ params: own })).dossier).toBeNull()
  await nothingLeftOf(site)
})

test('a site that is gone leaves its dossier the day and the paper of its accepted delivery', async () => {
  const { site, admin, params, own, paper } = await acceptedDelivery()
  await admin.teamEndSite({ params: own })
  await purgeEndedSites(site.at(new Date(Date.now() + 31 * 86_400_000)))
  expect(await admin.siteProject({ params })).toMatchObject({
    ...{ closure: { state: 'gone' }, accepted_at: expect.any(String), published: null },
  })
  expect(await bytesOf(await admin.siteHandover({ params }))).toEqual(paper)
})

test('a purged dossier does the same, and a lost disk is laid down again from the facts', async () => {
  const { site, own, host } = await acceptedDelivery()
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  const later = new Date(Date.now() + 400 * 86_400_000)
  await site.deps.db
    .updateTable('dossiers')
    .set({
      retention_notice_at: new Date(later.getTime() - 20 * 86_400_000),
      retention_told_at: new Date(later.getTime() - 20 * 86_400_000),
    })
    .execute()
  await purgeDossiers(site.at(later))
  expect(await site.deps.db.selectFrom('dossiers').selectAll().execute()).toEqual([])
  await stillUp({ site, host })
  await nothingLeftOf(site)
  await site.deps.sitesFolder.remove(own.site)
  expect(existsSync(join(site.dataDir, 'sites/sites', own.site))).toBe(false)
  await tendSites(site.at(later))
  await stillUp({ site, host })
})

async function stillUp({ site, host }: { site: { url: string }; host: string }) {
  const { status, body } = await visit(site.url, host)
  expect(status).toBe(200)
  expect(body).toContain('Maison Perrier')
}

/** What stood in the dossier alone, and what of its holder the facts do not publish: the owner's address stays with his site. */
async function nothingLeftOf({ deps, dataDir }: Awaited<ReturnType<typeof acceptedDelivery>>['site']) {
  const kept = async (word: string) => (await tablesWith(deps, word)).sort()
  expect(await kept(CANARY)).toEqual([])
  // The invoice, kept for ten years, names its buyer.
  for (const word of [company.phone, company.siret]) expect(await kept(word)).toEqual(['public.invoices'])
  expect(await kept(company.email)).toEqual(['public.invoices', 'public.sites'])
  // Published sites lie there in clear, packed copies beside them; all else is encrypted.
  for (const word of [CANARY, company.phone, company.email, company.siret])
    expect(await filesHolding(dataDir, [word]), word).toEqual([])
}

test('papers of deliveries are read again with all others, and found by their invoice once dossier and site are gone', async () => {
  const { site, admin, id, own, paper } = await acceptedDelivery()
  const { deps } = site
  expect(await checkPapers(deps)).toMatchObject({ papers: 2, flaws: [] })
  const row = await deps.db.selectFrom('delivery_papers').selectAll().executeTakeFirstOrThrow()
  const params = { number: row.invoice_number }
  expect((await admin.invoiceSettlement({ params })).delivered_at).toBe(row.accepted_at.toISOString())

  await deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  await eraseDossier(deps, id, 'demande')
  await admin.teamEndSite({ params: own })
  await purgeEndedSites(site.at(new Date(Date.now() + 31 * 86_400_000)))
  expect(await deps.db.selectFrom('sites').selectAll().execute()).toEqual([])
  await expect(admin.teamSiteHandover({ params: own })).rejects.toMatchObject({ status: 404 })
  expect(await bytesOf(await admin.deliveryPaper({ params }))).toEqual(paper)
  await expect(admin.deliveryPaper({ params: { number: 'FTN-2020-00001' } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await checkDeliveries(deps)).toEqual({ papers: 1, flaws: [] })

  const about = { about: 'delivery', invoice: row.invoice_number }
  const altered = { ...deps.encryptedFiles, read: async () => Readable.from([Buffer.from('%PDF-1.4')]) }
  expect((await checkDeliveries({ ...deps, encryptedFiles: altered })).flaws).toEqual([
    { ...about, reason: 'other-bytes' },
  ])
  await deps.encryptedFiles.remove(row.pdf_key)
  expect((await checkPapers(deps)).flaws).toContainEqual({
    ...{ ...about, reason: 'unreadable', because: expect.any(String) },
  })
  const cut = deps.db.transaction().execute(async trx => {
    await sql`alter table delivery_papers disable trigger user`.execute(trx)
    await trx.deleteFrom('delivery_papers').execute()
    expect((await checkDeliveries({ ...deps, db: trx })).flaws).toMatchObject([
      { about: 'delivery', reason: 'deleted' },
    ])
    throw new Error('undone')
  })
  await expect(cut).rejects.toThrow('undone')
  await expect(sql`truncate delivery_papers`.execute(deps.db)).rejects.toThrow('never emptied')
  const shares = await Promise.all([0, 1, 2].map(number => checkDeliveries(deps, { number, of: 3 })))
  expect(shares.map(({ papers }) => papers).sort()).toEqual([0, 0, 1])
})
