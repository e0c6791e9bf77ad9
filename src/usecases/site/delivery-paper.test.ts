import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { company } from '../../../tests/support/path'
import { publishedSite } from '../../../tests/support/published-site'
import { visit } from '../../../tests/support/visit'
import { tendSites } from '../publishing/tend-sites'
import { eraseDossier } from '../retention/erase-dossier'
import { purgeDossiers } from '../retention/purge-dossiers'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A site whose delivery was accepted, and what is only in its dossier. */
async function acceptedDelivery() {
  const published = await publishedSite()
  const { admin, params, own } = published
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

test('an erased dossier leaves its site up and its paper sealed, and nothing of it is found there', async () => {
  const { site, admin, own, id, host, paper } = await acceptedDelivery()
  await site.deps.db.updateTable('dossiers').set({ status: 'Payé' }).execute()
  await eraseDossier(site.deps, id, 'demande')
  expect(await site.deps.db.selectFrom('dossiers').selectAll().execute()).toEqual([])
  await stillUp({ site, host })
  expect(await bytesOf(await admin.teamSiteHandover({ params: own }))).toEqual(paper)
  expect((await admin.hostedSite({ params: own })).dossier).toBeNull()
  // The client's own words, that the facts do not publish.
  for (const canary of [company.siret, company.phone, company.email])
    for (const bytes of await filesUnder(join(site.dataDir, 'sites')))
      expect(bytes.includes(canary)).toBe(false)
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

async function filesUnder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.filter(entry => entry.isFile()).map(entry => readFile(join(entry.parentPath, entry.name))),
  )
}
