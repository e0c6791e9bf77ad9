import { expect, test } from 'vitest'
import { COLUMNS } from '~/domain/accounting/entry-file'
import { amountsOf } from '~/domain/invoice/amounts'
import { AVOIR_MOTIVES } from '~/domain/invoice/avoir-motive'
import { type InvoicePaper, invoiceNumber } from '~/domain/invoice/invoice'
import { offerLines } from '~/domain/invoice/offer'
import { balanceOf } from '~/domain/invoice/settlement'
import { insertAvoir } from '~/store/papers/avoirs'
import { insertInvoice } from '~/store/papers/invoices'
import { insertPayment } from '~/store/papers/payments'
import { administratorOf } from '../../../tests/support/admin'
import { startSite } from '../../../tests/support/in-process'
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
const WHOLE = { from: `${YEAR}-01-01`, until: `${YEAR + 1}-12-31` }

/** The same year each time (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (faces: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % faces
  }
}

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
async function live({ db, agency }: Deps, rank: number, roll: (faces: number) => number, avoirs: string[]) {
  const day = addDays(`${YEAR}-01-01`, Math.floor((rank * 365) / DOSSIERS))
  const address = `${1 + roll(99)} rue Inventée, ${PLACES[roll(PLACES.length)]}`
  const lines = offerLines()
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
    ...{ frozen: null, paper: JSON.stringify(paper), signature: JSON.stringify({}) },
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
  const { gross_cents: gross } = amounts
  const granted = 1 + roll(gross)
  const stories = [
    // Accepted for the total, paid at once or by the body and the client; partly granted, paid in uneven parts.
    () => pay(gross, 60, 'client'),
    async () => {
      const { client_cents } = balanceOf(gross, { cents: granted, paid_to: 'agency' }, [])
      await pay(gross - client_cents, 50, 'body')
      const part = roll(client_cents + 1)
      await pay(part, 55, 'client')
      await pay(client_cents - part, 90, 'client')
    },
    // Paid in part, still owed; too much, and given back; by mistake, and corrected.
    () => pay(1 + roll(gross - 1), 40, 'client'),
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

test('a year of 300 dossiers: the entries balance, and equal invoices, avoirs and payments to the cent', async () => {
  const { deps, url } = await startSite()
  const roll = dice(17)
  const avoirs: string[] = []
  for (let rank = 1; rank <= DOSSIERS; rank++) await live(deps, rank, roll, avoirs)
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

  const { db } = deps
  const sumOf = async (table: 'invoices' | 'avoirs') =>
    db
      .selectFrom(table)
      .select(eb => [
        eb.fn.sum<number>('amount_ht_cents').as('net'),
        eb.fn.sum<number>('amount_tva_cents').as('vat'),
        eb.fn.sum<number>('amount_ttc_cents').as('gross'),
        eb.fn.countAll<number>().as('n'),
      ])
      .executeTakeFirstOrThrow()
  const [sold, cancelled] = [await sumOf('invoices'), await sumOf('avoirs')]
  const payments = await db.selectFrom('payments').selectAll().execute()
  const paid = payments.reduce((sum, payment) => sum + payment.amount_cents, 0)
  expect(Number(sold.n)).toBe(DOSSIERS)
  expect(Number(cancelled.n)).toBeGreaterThan(40)
  expect(byEntry.size).toBe(DOSSIERS + Number(cancelled.n) + payments.length)
  expect(-balance(of('706'))).toBe(sold.net - cancelled.net)
  expect(balance(of('512'))).toBe(paid)
  expect(balance(of('411'))).toBe(sold.gross - cancelled.gross - paid)
  expect(-balance(of('44571')) - balance(of('44574'))).toBe(sold.vat - cancelled.vat)

  const { lines: vat } = await admin.vatStatement({ query: WHOLE })
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

  const table = await (await admin.exportSales({ query: WHOLE })).text()
  expect(linesIn(table)).toHaveLength(DOSSIERS + 1)
})
