import { expect, test } from 'vitest'
import { COLUMNS } from '~/domain/accounting/entry-file'
import { amountsOf } from '~/domain/invoice/amounts'
import { AVOIR_MOTIVES } from '~/domain/invoice/avoir-motive'
import { type InvoicePaper, invoiceNumber } from '~/domain/invoice/invoice'
import { OFFER, offerLines } from '~/domain/invoice/offer'
import { balanceOf } from '~/domain/invoice/settlement'
import { CLOCK } from '~/domain/journal/actor'
import { appendEvent } from '~/store/events/events'
import { insertAvoir } from '~/store/papers/avoirs'
import { insertInvoice } from '~/store/papers/invoices'
import { insertPayment } from '~/store/papers/payments'
import { dice } from '../../../tests/support/dice'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { startSite } from '../../../tests/support/program/in-process'
import type { Deps } from '../ground/deps'
import { amountColumns } from '../invoice/draft-invoice'

const YEAR = 2025
const DOSSIERS = 300
const PLACES = [
  '69002 Lyon',
  '75001 Paris',
  '97400 Saint-Denis',
  '97110 Pointe-à-Pitre',
  '97300 Cayenne',
  '97600 Mamoudzou',
]
/** Signed before, and since, an invoice is owed only under its condition. */
const TERMS = [{ agreements_version: '2026-11-22' }, { agreements_version: '2026-11-23' }]
const WHOLE = { from: `${YEAR}-01-01`, until: `${YEAR + 1}-12-31` }

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const noon = (day: string) => new Date(`${day}T11:00:00Z`)

/** The last columns are empty: only the line's own end goes. */
const linesIn = (text: string) => text.replace(/\r\n$/, '').split('\r\n')

function grouped<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** A dossier's papers and payments as its story leaves them; the amounts are the product's own. */
async function live(
  { db, agency }: Deps,
  rank: number,
  roll: (faces: number) => number,
  { avoirs, delivered }: { avoirs: string[]; delivered: Set<string> },
) {
  const day = addDays(`${YEAR}-01-01`, Math.floor((rank * 365) / DOSSIERS))
  const address = `${1 + roll(99)} rue Inventée, ${PLACES[roll(PLACES.length)]}`
  const lines = offerLines(OFFER)
  const amounts = amountsOf(lines, address)
  if (!amounts) throw new Error(`${address} is not served`)
  const number = invoiceNumber('FTN', YEAR, rank)
  const company_name = `Entreprise\t${rank} « Été »`
  const siret = roll(5) === 0 ? 'inconnu' : '732 829 320 00074'
  const buyer = { company_name, siret, address, email: 'a@exemple.fr', phone: '01' }
  const paper: InvoicePaper = {
    ...{
      kind: 'invoice',
      number,
      issued_at: noon(day),
      seller: agency,
      buyer,
      lines,
      amounts,
      is_test: false,
    },
  }
  const dossier_id = `dossier-${rank}`
  const file = { pdf_key: `k${rank}`, pdf_size: 1, pdf_sha256: `h${rank}` }
  await insertInvoice(db, {
    ...{ number, reference: null, series: 'FTN', year: YEAR, sequence: rank, dossier_id, company_name },
    ...{ ...amountColumns(amounts), ...file, status: 'signee', is_test: false },
    ...{ created_at: noon(day), issue_date: day, signed_at: noon(day) },
    ...{ frozen: null, paper: JSON.stringify(paper), signature: JSON.stringify(TERMS[rank % 2]) },
  })
  const pay = (cents: number, after: number, payer: 'client' | 'body') =>
    cents === 0
      ? Promise.resolve()
      : insertPayment(db, {
          ...{ invoice_number: number, dossier_id, amount_cents: cents, payer, account_id: null },
          ...{
            paid_on: addDays(day, after),
            reference: `VIR ${rank}`,
            recorded_at: noon(addDays(day, after)),
          },
        })
  const cancel = async (after: number) => {
    const issued = addDays(day, after)
    const year = Number(issued.slice(0, 4))
    const sequence = 1 + avoirs.filter(one => one.includes(`-${year}-`)).length
    const avoir = invoiceNumber('AV', year, sequence)
    avoirs.push(avoir)
    const motive = AVOIR_MOTIVES[roll(AVOIR_MOTIVES.length)]
    await insertAvoir(db, {
      ...{ number: avoir, series: 'AV', year, sequence, invoice_number: number, dossier_id, company_name },
      ...{ ...amountColumns(amounts), issued_at: noon(issued), issue_date: issued, seal: 'B' as const },
      paper: JSON.stringify({ ...paper, kind: 'avoir', number: avoir, motive }),
      ...{ pdf_key: `a${rank}`, pdf_size: 1, pdf_sha256: `b${rank}` },
    })
  }
  const deliver = async (after: number) => {
    delivered.add(number)
    const data = { stage: 'online' as const }
    const at = noon(addDays(day, after))
    await db
      .transaction()
      .execute(trx => appendEvent(trx, { dossier_id, type: 'site-moved', at, by: CLOCK, data }))
  }
  const { gross_cents: gross } = amounts
  const granted = 1 + roll(gross)
  const stories = [
    // Accepted for the total, paid at once or by the body and the client; partly granted, paid in uneven parts.
    async () => {
      await pay(gross, 60, 'client')
      await deliver(20 + roll(80))
    },
    async () => {
      const { client_cents } = balanceOf(gross, { cents: granted, paid_to: 'agency' }, [])
      await pay(gross - client_cents, 50, 'body')
      const part = roll(client_cents + 1)
      await pay(part, 55, 'client')
      await pay(client_cents - part, 90, 'client')
    },
    // Paid in part, still owed; too much, and given back; by mistake, and corrected.
    async () => {
      await pay(1 + roll(gross - 1), 40, 'client')
      if (roll(2) === 0) await deliver(20 + roll(40))
    },
    async () => {
      const excess = 1 + roll(50_000)
      await pay(gross + excess, 45, 'client')
      if (roll(2) === 0) await pay(-excess, 60, 'client')
    },
    async () => {
      await pay(gross, 30, 'client')
      await pay(-gross, 31, 'client')
    },
    // Refused, renounced or expired; renounced after a part was paid, which goes back or not yet.
    () => cancel(20 + roll(300)),
    async () => {
      const part = 1 + roll(gross - 1)
      await pay(part, 35, 'client')
      await cancel(40)
      if (roll(2) === 0) await pay(-part, 50, 'client')
    },
    // Undecided.
    async () => {},
  ]
  await stories[roll(stories.length)]?.()
}

test('a year of 300 dossiers under both terms: the entries balance, and equal papers, deliveries and payments to the cent', async () => {
  const { deps, url } = await startSite()
  const roll = dice(17)
  const made = { avoirs: [], delivered: new Set<string>() }
  for (let rank = 1; rank <= DOSSIERS; rank++) await live(deps, rank, roll, made)
  const admin = await administratorOf(url)
  const file = await (await admin.exportEntries({ query: WHOLE })).text()
  const [head, ...rows] = linesIn(file).map(line => line.split('\t'))
  expect(head).toEqual([...COLUMNS])
  expect(rows.filter(row => row.length !== COLUMNS.length)).toEqual([])
  const lines = rows.map(row => Object.fromEntries(COLUMNS.map((name, at) => [name, row[at] ?? ''])))
  const cents = (text = '') => {
    expect(text).toMatch(/^\d+,\d{2}$/)
    return Number(text.replace(',', ''))
  }
  const balance = (some: typeof lines) =>
    some.reduce((sum, line) => sum + cents(line.Debit) - cents(line.Credit), 0)
  const of = (account: string) => lines.filter(line => line.CompteNum === account)

  const byEntry = grouped(lines, line => line.EcritureNum ?? '')
  for (const [number, entry] of byEntry) expect([number, balance(entry)]).toEqual([number, 0])
  // Each journal counts from one through its year, without a gap.
  for (const [sequence, numbers] of grouped([...byEntry.keys()], number => number.slice(0, 7)))
    expect(numbers.sort()).toEqual(numbers.map((_, at) => `${sequence}-${String(at + 1).padStart(5, '0')}`))

  const { db } = deps
  const sumOf = async (table: 'invoices' | 'avoirs') =>
    db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const [sold, cancelled] = [await sumOf('invoices'), await sumOf('avoirs')]
  const payments = await db.selectFrom('payments').selectAll().execute()
  const paid = payments.reduce((sum, payment) => sum + payment.amount_cents, 0)
  expect(Number(sold.n)).toBe(DOSSIERS)
  expect(Number(cancelled.n)).toBeGreaterThan(40)
  const standing = await standings(deps, made.delivered)
  expect(byEntry.size).toBe(standing.entries)
  for (const account of ['411', '4191', '419', '706', '44571', '44574', '512'] as const)
    expect([account, balance(of(account))]).toEqual([account, standing[account]])
  expect(standing['512']).toBe(paid)
  expect(made.delivered.size).toBeGreaterThan(30)

  const { lines: vat, totals } = await admin.vatStatement({ query: WHOLE })
  const stated = vat.reduce((sum, line) => sum + Math.round(line.vat * 100), 0)
  expect(stated).toBe(-balance(of('44571')))
  for (const line of vat) {
    expect(Math.round(line.base * 100) + Math.round(line.vat * 100)).toBe(Math.round(line.receipts * 100))
    expect([0, 0.085, 0.2]).toContain(line.vat_rate)
  }

  // Month by month the same lines as the whole: nothing is lost or told twice at an edge.
  const months = Array.from({ length: 24 }, (_, at) =>
    new Date(Date.UTC(YEAR, at, 15)).toISOString().slice(0, 7),
  )
  const parts = await Promise.all(
    months.map(async month => {
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
      const query = { from: `${month}-01`, until: `${month}-${last}` }
      const part = await (await admin.exportEntries({ query })).text()
      return linesIn(part).slice(1)
    }),
  )
  const bare = (line: string) => line.split('\t').toSpliced(13, 2).join('\t')
  expect(parts.flat().map(bare).sort()).toEqual(rows.map(row => bare(row.join('\t'))).sort())

  // What a letter joins is level.
  for (const [letter, joined] of grouped(of('411'), line => line.EcritureLet ?? '')) {
    if (letter !== '') expect([letter, balance(joined)]).toEqual([letter, 0])
  }

  // The two lists, what the screen says that they add up to, and the entries: to the cent.
  const sales = tableIn(await (await admin.exportSales({ query: WHOLE })).text())
  expect(sales.rows).toBe(DOSSIERS + Number(cancelled.n))
  const { invoiced, cancelled: taken } = totals
  expect(sales.sum('Montant TTC')).toBe(inCents(invoiced.ttc) - inCents(taken.ttc))
  expect(sales.sum('TVA')).toBe(inCents(invoiced.tva) - inCents(taken.tva))
  expect(sales.sum('Reste dû')).toBe(inCents(totals.due))
  expect(sales.sum('Trop-perçu')).toBe(inCents(totals.excess))
  const receipts = tableIn(await (await admin.exportReceipts({ query: WHOLE })).text())
  expect(receipts.sum('Mouvement de banque')).toBe(balance(of('512')))
  expect(receipts.sum('Mouvement de banque')).toBe(inCents(totals.received) - inCents(totals.refunded))
  expect(receipts.sum('TVA exigible')).toBe(stated)
})

const inCents = (euros: number) => Math.round(euros * 100)

/** A CSV as a spreadsheet adds it up. */
function tableIn(text: string) {
  const [head = [], ...rows] = linesIn(text.replace('\ufeff', '')).map(line => line.split(';'))
  const column = (title: string) => head.indexOf(`"${title}"`)
  return {
    rows: rows.length,
    sum: (title: string) =>
      rows.reduce((sum, row) => sum + inCents(Number(row[column(title)]?.replace(',', '.'))), 0),
  }
}

/** What each account holds at the end, told from the rows alone, and how many entries there are. */
async function standings({ db }: Deps, delivered: ReadonlySet<string>) {
  const invoices = await db.selectFrom('invoices').selectAll().execute()
  const cancelled = new Set(
    (await db.selectFrom('avoirs').select('invoice_number').execute()).map(one => one.invoice_number),
  )
  const payments = grouped(await db.selectFrom('payments').selectAll().execute(), one => one.invoice_number)
  const sums = { entries: 0, '411': 0, '4191': 0, '419': 0, '706': 0, '44571': 0, '44574': 0, '512': 0 }
  for (const {
    number,
    amount_ht_cents: net,
    amount_tva_cents: vat,
    amount_ttc_cents: gross,
    signature,
  } of invoices) {
    const lines = payments.get(number) ?? []
    const received = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const conditional = signature?.agreements_version === '2026-11-23'
    const over = cancelled.has(number)
    const settled = over ? 0 : Math.min(gross, received)
    const due = Math.round((settled * vat) / gross)
    const sold = !over && (!conditional || delivered.has(number))
    sums.entries += lines.length
    // Of what was only signed there is no sale, and no avoir where nothing had come in.
    if (conditional) sums.entries += (delivered.has(number) ? 1 : 0) + (over && lines.length > 0 ? 1 : 0)
    else sums.entries += over ? 2 : 1
    sums['512'] += received
    sums['44571'] -= due
    if (sold) {
      sums['706'] -= net
      sums['44574'] -= vat - due
    }
    // Before, what was too much, or to be given back, stayed on the client's account.
    if (!conditional) sums['411'] += (over ? 0 : gross) - received
    else {
      sums['411'] += sold ? gross - settled : 0
      sums['4191'] -= sold ? 0 : settled - due
      sums['419'] -= received - settled
    }
  }
  return sums
}
