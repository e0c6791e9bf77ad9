import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { OFFER } from '~/domain/invoice/offer'
import { attachedXml, factsIn } from '~/invoicing/attached-xml'
import { findDossier } from '~/store/dossiers/dossiers'
import { findAvoirOf } from '~/store/papers/avoirs'
import { findInvoice } from '~/store/papers/invoices'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { eraseDossier } from '../retention/erase-dossier'
import { storedPaper } from './invoice-paper'
import { issueAvoir } from './issue-avoir'
import { readStoredPaper } from './read-stored-paper'
import { showInvoice } from './show-invoice'
import { signInvoice } from './sign-invoice'

const UNSAID = { pdfSha256: null, agreementsVersion: null }

/** The same site on the day after agency.json was changed. */
const renamed = (deps: Deps): Deps => ({
  ...deps,
  agency: { ...deps.agency, legal_name: 'Successeur SAS', iban: 'FR1420041010050500013M02606' },
})

test('a changed agency.json changes no draft and no signed invoice; the next draft bears it', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const [signed, drafted] = [await dossierToSign(deps), await dossierToSign(deps)]
  await signInvoice(deps, someone, { key: signed }, UNSAID)
  const [before, draft] = [await showInvoice(deps, signed), await showInvoice(deps, drafted)]

  const later = renamed(deps)
  expect(Buffer.from((await showInvoice(later, signed)).pdf).equals(Buffer.from(before.pdf))).toBe(true)
  expect((await showInvoice(later, drafted)).sha256).toBe(draft.sha256)
  const { invoice_number } = await signInvoice(later, someone, { key: drafted }, UNSAID)
  const paper = storedPaper((await findInvoice(deps.db, invoice_number))?.paper)
  expect(paper.seller.legal_name).toBe(deps.agency.legal_name)
  const next = await dossierToSign(later)
  const afterwards = await signInvoice(later, someone, { key: next }, UNSAID)
  const renamedPaper = storedPaper((await findInvoice(deps.db, afterwards.invoice_number))?.paper)
  expect(renamedPaper.seller.legal_name).toBe('Successeur SAS')
})

test.each([
  ['1 rue du Port, 97400 Saint-Denis', 850],
  ['1 rue du Port, 97300 Cayenne', 0],
  ['1 rue du Port, 75008 Paris', 2_000],
])('the avoir mirrors its invoice to the cent: %s', async (address, rate) => {
  const { deps } = await startSite({ ROLE: 'web' })
  const id = await dossierToSign(deps, { address })
  const { invoice_number } = await signInvoice(deps, someone, { key: id }, UNSAID)
  const invoice = await findInvoice(deps.db, invoice_number)
  await eraseDossier(renamed(deps), id, 'demande')
  const avoir = await findAvoirOf(deps.db, invoice_number)
  if (!avoir || !invoice) throw new Error('it was cancelled')
  expect(storedPaper(avoir.paper)).toMatchObject({
    seller: storedPaper(invoice.paper).seller,
    lines: storedPaper(invoice.paper).lines,
    amounts: storedPaper(invoice.paper).amounts,
  })
  expect(storedPaper(avoir.paper).amounts.vat_basis_points).toBe(rate)
  const told = factsIn(attachedXml(await readStoredPaper(deps, avoir)))
  const euros = (cents: number) => (cents / 100).toFixed(2)
  expect([told.net, told.vat, told.gross]).toEqual([
    euros(invoice.amount_ht_cents),
    euros(invoice.amount_tva_cents),
    euros(invoice.amount_ttc_cents),
  ])
})

test('an invoice of a time with another rate and another price gets an avoir of that rate and price', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const id = await dossierToSign(deps)
  const { invoice_number } = await signInvoice(deps, someone, { key: id }, UNSAID)
  const [net, vat, gross] = [412_345, 80_820, 493_165]
  expect(net).not.toBe(OFFER.net_cents)
  const avoir = await deps.db.transaction().execute(async trx => {
    // As it would have been signed then: nothing in the program can make such a paper today.
    await sql`alter table invoices disable trigger user`.execute(trx)
    const lines = JSON.stringify([
      { label: 'Site', detail: '', quantity: 1, unit_net_cents: net, net_cents: net },
    ])
    const amounts = JSON.stringify({
      net_cents: net,
      vat_cents: vat,
      gross_cents: gross,
      vat_basis_points: 1_960,
    })
    await sql`update invoices set amount_ht_cents = ${net}, amount_tva_cents = ${vat}, amount_ttc_cents = ${gross},
      paper = paper || jsonb_build_object('lines', ${lines}::jsonb, 'amounts', ${amounts}::jsonb)
      where number = ${invoice_number}`.execute(trx)
    await sql`alter table invoices enable trigger user`.execute(trx)
    const invoice = await findInvoice(trx, invoice_number)
    if (!invoice) throw new Error('it was signed')
    await issueAvoir(trx, deps, invoice, 'invoice-to-correct')
    return findAvoirOf(trx, invoice_number)
  })
  expect(avoir).toMatchObject({ amount_ht_cents: net, amount_tva_cents: vat, amount_ttc_cents: gross })
  const told = factsIn(
    attachedXml(await readStoredPaper(deps, avoir as { pdf_key: string; pdf_sha256: string })),
  )
  expect(told).toMatchObject({ net: '4123.45', vat: '808.20', gross: '4931.65' })
  expect(await findDossier(deps.db, id)).toBeDefined()
})
