import { expect, test } from 'vitest'
import { randomId } from '~/domain/access/random-id'
import { vatRate } from '~/domain/invoice/vat-treatment'
import { leadAmounts } from '~/domain/leads/ledger'
import { DAY_MS } from '~/domain/milliseconds'
import { nextMonth, startOfParisDay } from '~/domain/paris-time'
import { attachedXml } from '~/invoicing/attached-xml'
import { xmlTexts } from '~/invoicing/xml-texts'
import type { Db } from '~/store/database/database'
import { insertLeadAccount } from '~/store/leads/lead-accounts'
import { bookMovement } from '~/store/leads/ledger'
import { ledgerSums } from '../../../../tests/support/database/ledger-sums'
import { dice } from '../../../../tests/support/dice'
import { startSite } from '../../../../tests/support/program/in-process'
import { exportEntries, readVatStatement } from '../../accounting/export-books'
import type { Deps } from '../../ground/deps'
import { checkPapers } from '../../statements/check-papers'
import { makeStatements } from '../../statements/make-statements'
import { invoiceLeads } from './invoice-leads'
import { listLeadInvoices, readLeadInvoice } from './read-lead-invoices'

/** LEADS_CALLS=10000 makes months of a busy offer; without it they are few enough for every run. */
const CALLS = Number(process.env.LEADS_CALLS ?? 240)
const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10']
const COUNTRIES = ['FR', 'RE', 'GF', 'BE', 'SN']

async function client(db: Db, country: string): Promise<string> {
  const id = randomId()
  const vat_number = { FR: 'FR44732829320', RE: 'FR03552081317', BE: 'BE0203201340' }[country] ?? null
  await insertLeadAccount(db, {
    ...{ id, registration_id: null, company_name: `Client & fils ${country}`, contact_name: 'Awa Ndiaye' },
    ...{ email: `${country}@exemple.fr`, phone: '+221771234567', address: '12 avenue Inventée, Ville' },
    ...{ country, vat_number, vat_confirmed_at: vat_number ? new Date(0) : null },
    ...{ time_zone: 'Europe/Paris', created_at: new Date('2026-06-01T00:00:00Z') },
  })
  const movement = { kind: 'top-up' as const, cents: 500_000_000 }
  await bookMovement(db, { account_id: id, key: `top-up:${id}`, at: new Date('2026-06-01'), movement })
  return id
}

/** A call that was billed, and perhaps credited some days later; the last ones on the very edges of months. */
async function billed(
  db: Db,
  rank: number,
  account_id: string,
  country: string,
  roll: (faces: number) => number,
) {
  const id = `call-${rank}`
  const from = startOfParisDay(`${MONTHS[roll(MONTHS.length)]}-01`).getTime()
  const at = new Date(from + (roll(10) === 0 ? roll(2) * 1_000 - 1_000 : roll(30 * DAY_MS)))
  const amounts = leadAmounts(3_500 + roll(80) * 137, vatRate(country))
  const { net_cents, vat_cents } = amounts
  await db
    .insertInto('calls')
    .values({
      id,
      account_id,
      number: '+33189000000',
      created_at: at,
      net_cents,
      vat_cents,
      state: 'billed',
    } as never)
    .execute()
  const book = (kind: 'hold' | 'capture' | 'credit', when: Date) =>
    bookMovement(db, {
      account_id,
      key: `${kind}:${id}`,
      at: when,
      movement: { kind, ...amounts },
      call_id: id,
    })
  await book('hold', at)
  await book('capture', at)
  if (roll(5) === 0) await book('credit', new Date(at.getTime() + roll(12 * DAY_MS)))
}

const at = (deps: Deps, instant: Date): Deps => ({ ...deps, clock: () => instant })

test(`the month's invoices equal the ledger to the cent: ${CALLS} calls with credits over several clients`, async () => {
  // No worker: the clock of this test alone says when a month is over.
  const { deps } = await startSite({ ROLE: 'web' })
  const roll = dice(25)
  const clients: { id: string; country: string }[] = []
  for (const country of COUNTRIES) clients.push({ id: await client(deps.db, country), country })
  for (let rank = 0; rank < CALLS; rank += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const { id, country } = clients[roll(clients.length)] as (typeof clients)[number]
        return billed(deps.db, rank + n, id, country, roll)
      }),
    )

  // The program was down on the first of September: that month comes with the next.
  for (const month of ['2026-08', '2026-10', '2026-11', '2026-12']) {
    const first = new Date(startOfParisDay(`${month}-01`).getTime() + 12 * 60_000)
    await Promise.all([invoiceLeads(at(deps, first)), invoiceLeads(at(deps, first))])
  }
  const papers = await deps.db.selectFrom('lead_invoices').selectAll().orderBy('sequence').execute()
  await invoiceLeads(at(deps, new Date('2026-12-02T02:12:00Z')))
  expect(await deps.db.selectFrom('lead_invoices').select('number').execute()).toHaveLength(papers.length)
  expect(papers.map(({ number }) => number)).toEqual(
    papers.map((_, index) => `LP-2026-${String(index + 1).padStart(5, '0')}`),
  )
  const invoices = papers.filter(({ cancels }) => cancels === null)
  expect(new Set(invoices.map(({ account_id, month }) => `${account_id} ${month}`)).size).toBe(
    invoices.length,
  )
  expect(papers.length).toBeGreaterThan(invoices.length)

  const total = (some: typeof papers) =>
    some.reduce(
      (sum, { cancels, amount_ht_cents, amount_tva_cents }) => ({
        net: sum.net + (cancels ? -amount_ht_cents : amount_ht_cents),
        vat: sum.vat + (cancels ? -amount_tva_cents : amount_tva_cents),
      }),
      { net: 0, vat: 0 },
    )
  for (const { id } of clients) {
    const { revenue = 0, credited = 0, vat = 0 } = await ledgerSums(deps.db, id)
    const own = papers.filter(({ account_id }) => account_id === id)
    expect(total(own)).toEqual({ net: -revenue - credited, vat: -vat || 0 })
    for (const month of [...MONTHS, '2026-11'])
      expect([month, total(own.filter(paper => paper.month === month)).net]).toEqual([
        month,
        await netOf(deps.db, id, month),
      ])
    // VAT once on each paper's base (BR-CO-17), not a rounding for each lead.
    for (const { number, amount_ht_cents, amount_tva_cents, vat_basis_points } of own)
      expect([number, amount_tva_cents]).toEqual([
        number,
        Math.round((amount_ht_cents * vat_basis_points) / 10_000),
      ])
  }
  expect((await checkPapers(deps)).flaws).toEqual([])
  await makeStatements(deps, 'day')
  expect((await checkPapers(deps)).flaws).toEqual([])

  // The books of each month: balanced, the sale and the advance that pays it, the ledger's VAT.
  const year = { from: '2026-01-01', until: '2026-12-31' }
  const lines = (await exportEntries(deps, year)).trimEnd().split('\r\n').slice(1)
  const cents = (text = '') => Number(text.replace(',', ''))
  const balanceOf = (account: string) =>
    lines
      .map(line => line.split('\t'))
      .filter(cells => cells[4] === account)
      .reduce((sum, cells) => sum + cents(cells[11]) - cents(cells[12]), 0)
  const { revenue = 0, credited = 0, vat = 0, cash = 0, available = 0, held = 0 } = await ledgerSums(deps.db)
  expect(['411', '706', '44571', '512', '4191'].map(balanceOf)).toEqual([
    ...[0, revenue + credited, vat, cash, available + held],
  ])
  const { lines: stated } = await readVatStatement(deps, year)
  expect(stated.reduce((sum, line) => sum + line.vat_cents, 0)).toBe(-vat)

  // Each treatment says what the law asks for.
  const mentions = { FR: 'S', RE: 'S', GF: 'E', BE: 'AE', SN: 'O' }
  for (const { id, country } of clients) {
    const [newest] = await listLeadInvoices(deps, id)
    const { pdf } = await readLeadInvoice(deps, String(newest?.number), id)
    const text = xmlTexts(attachedXml(pdf))
    expect(text('ram:ApplicableTradeTax/ram:CategoryCode')).toBe(mentions[country as keyof typeof mentions])
    expect(text('ram:DuePayableAmount')).toBe('0.00')
    if (country === 'BE') expect(text('ram:ExemptionReason')).toMatch(/^Autoliquidation/)
    if (country === 'SN') expect(text('ram:ExemptionReason')).toMatch(/hors de l’Union européenne/)
  }
})

async function netOf(db: Db, account: string, month: string) {
  const rows = await db
    .selectFrom('ledger_movements')
    .innerJoin('ledger_entries', 'ledger_entries.movement_id', 'ledger_movements.id')
    .select(['ledger_entries.account', 'ledger_entries.amount_cents'])
    .where('account_id', '=', account)
    .where('kind', 'in', ['capture', 'credit'])
    .where('at', '>=', startOfParisDay(`${month}-01`))
    .where('at', '<', startOfParisDay(`${nextMonth(month)}-01`))
    .execute()
  return (
    -rows
      .filter(row => ['revenue', 'credited'].includes(row.account))
      .reduce((cents, row) => cents + Number(row.amount_cents), 0) || 0
  )
}
