import { expect, test } from 'vitest'
import { attachedXml } from '~/invoicing/attached-xml'
import { readIssuedPaper } from '~/invoicing/read-issued-paper'
import { xmlTexts } from '~/invoicing/xml-texts'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { zipFiles } from '../../../tests/support/files/zip'
import { ALWAYS, bookPastCall } from '../../../tests/support/leads/leads'
import { startSite } from '../../../tests/support/program/in-process'
import { checkPapers } from '../statements/check-papers'
import { invoiceLeads } from './invoices/invoice-leads'
import { readLeadInvoice } from './invoices/read-lead-invoices'

const account = {
  ...{ company_name: 'Rénovation Payet', contact_name: 'Anne Payet', email: 'anne@payet.example' },
  ...{
    phone: '+262 262 12 34 56',
    address: '3 rue de Paris, 97400 Saint-Denis',
    time_zone: 'Indian/Reunion',
  },
}
const BUYER = 'ram:BuyerTradeParty'
const SIREN = `${BUYER}/ram:SpecifiedLegalOrganization/ram:ID`
const VAT = `${BUYER}/ram:SpecifiedTaxRegistration/ram:ID`

async function siteWithCalls() {
  const site = await startSite({ ROLE: 'web' })
  const team = await administratorOf(site.url)
  /** Opens an account that is billed one call in each of two months. */
  async function billed(named: { country: string; siren?: string; vat_number?: string }) {
    const { id } = await team.openLeadAccount({ body: { ...account, ...named } })
    const params = { account: id }
    await team.recordTopUp({ params, body: { amount_cents: 500_00, reference: `VIR ${id}` } })
    const terms = { name: 'Travaux', zone: 'france', trade: 'crafts', price_cents: 60_00 } as const
    const hours = { time_zone: 'Europe/Paris', hours: ALWAYS, daily_cap: 100, ring: '+33612345678' }
    const { id: campaign_id } = await team.openCampaignFor({ params, body: { ...terms, ...hours } })
    await bookPastCall(site.deps.db, {
      ...{ account_id: id, campaign_id, number: '+33189000001', at: new Date('2026-02-10T10:00:00Z') },
    })
    return id
  }
  const bill = (day: string) => invoiceLeads({ ...site.deps, clock: () => new Date(`${day}T00:12:00Z`) })
  const paper = async (number: string) => (await readLeadInvoice(site.deps, number, null)).pdf
  return { ...site, team, billed, bill, paper }
}

test('the month of a firm of La Réunion names it by its SIREN and VAT number, on the page and in the XML', async () => {
  const { deps, team, billed, bill, paper } = await siteWithCalls()
  const id = await billed({ country: 'RE', siren: '732 829 320 00074' })
  const read = async () => (await team.leadAccount({ params: { account: id } })).account
  expect(await read()).toMatchObject({ siren: '732829320', vat_number: 'FR44732829320' })
  await bill('2026-03-01')
  const pdf = await paper('LP-2026-00001')
  const xml = attachedXml(pdf)
  expect(xml).toContain('<ram:ID schemeID="0002">732829320</ram:ID>')
  expect([xmlTexts(xml)(SIREN), xmlTexts(xml)(VAT)]).toEqual(['732829320', 'FR44732829320'])
  expect(readIssuedPaper(pdf, deps.agency).buyer).toMatchObject({
    ...{ siren: '732829320', vat_number: 'FR44732829320', country: 'RE' },
  })
  expect((await checkPapers(deps)).flaws).toEqual([])
  // The accountant is told the same.
  const query = { from: '2026-02-01', until: '2026-03-31' }
  const files = await zipFiles(Buffer.from(await (await team.exportPapers({ query })).arrayBuffer()))
  expect(String(files.get('index.csv'))).toContain('"Rénovation Payet";"732829320"')
  for (const file of [team.exportSales, team.exportReceipts])
    expect(await (await file({ query })).text()).toMatch(/LP-2026-00001.*"RE";"FR44732829320"\r\n/)
})

test('a firm of Monaco is named by its VAT number, and one of France that opened before by what the team notes', async () => {
  const { deps, team, billed, bill, paper } = await siteWithCalls()
  await billed({ country: 'MC', vat_number: 'FR 39 000 010 000' })
  await bill('2026-03-01')
  const monaco = xmlTexts(attachedXml(await paper('LP-2026-00001')))
  expect([monaco(SIREN), monaco(VAT)]).toEqual(['', 'FR39000010000'])

  const { id } = await team.openLeadAccount({ body: { ...account, country: 'FR', siren: '732829320' } })
  const params = { account: id }
  await deps.db
    .updateTable('lead_accounts')
    .set({ siren: null, vat_number: null })
    .where('id', '=', id)
    .execute()
  const note = (siren: string | null, vat_number: string | null) =>
    team.changeLeadIdentity({ params, body: { siren, vat_number } })
  await expect(note(null, null)).rejects.toMatchObject({ code: 'invalid-fields' })
  await expect(note('732829320', 'FR83404833048')).rejects.toMatchObject({ code: 'invalid-fields' })
  await expect(team.confirmLeadVat({ params, body: { vat_number: 'n’importe quoi' } })).rejects.toMatchObject(
    { code: 'invalid-fields' },
  )
  // No VAT number is a firm that has none.
  for (let tries = 0; tries < 2; tries++)
    expect(await note('732829320', null)).toMatchObject({ siren: '732829320', vat_number: null })
  // Of two colleagues who saw none the later one is told.
  const instead_of = { siren: null, vat_number: null }
  await expect(
    team.changeLeadIdentity({ params, body: { siren: '404833048', vat_number: null, instead_of } }),
  ).rejects.toMatchObject({ status: 409, code: 'content-changed' })
  const noted = await deps.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'lead-identity-changed')
    .execute()
  expect(noted).toHaveLength(1)
})

test('no account of a French firm opens without its SIREN', async () => {
  const { team } = await siteWithCalls()
  const open = (named: { country: string; siren?: string; vat_number?: string }) =>
    team.openLeadAccount({ body: { ...account, ...named } })
  for (const named of [
    { country: 'FR' },
    { country: 'RE', siren: '732829321' },
    { country: 'MC' },
    { country: 'FR', siren: '732829320', vat_number: 'FR45732829320' },
  ])
    await expect(open(named)).rejects.toMatchObject({ code: 'invalid-fields' })
  expect(await open({ country: 'SN' })).toMatchObject({ siren: null, vat_number: null })
})
