import { checkSiret } from '../place/siret'
import type { BookedInvoice } from './booked-invoice'
import { isIn, type Period } from './booked-invoice'
import { conditionalEntries } from './conditional-entries'
import { ACCOUNTS, type BookedClient, type Entry, entriesOf, JOURNALS } from './entries'

/** The 18 columns of art. A47 A-1 LPF, in its order. */
export const COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/**
 * The sales entries of a period, one line of text for each line of an entry, in the order of their days. Sales
 * alone are no « fichier des écritures comptables »: it is called « écritures de ventes ».
 */
export function entryFile(
  invoices: readonly BookedInvoice[],
  period: Period,
  leads: readonly Entry[][] = [],
): string {
  const entries = [
    ...invoices.map(one => (one.conditional ? conditionalEntries(one) : entriesOf(one))),
    ...leads,
  ]
    .flatMap(own => withLetter(own, period))
    .filter(({ entry }) => isIn(entry.day, period))
    .sort((a, b) => order(a.entry).localeCompare(order(b.entry)))
  return [COLUMNS, ...entries.flatMap(rowsOf)].map(row => `${row.join('\t')}\r\n`).join('')
}

const order = ({ day, journal, number }: Entry) => `${day} ${journal === 'VE' ? 0 : 1} ${number}`

/** Where the client's account of an invoice is level by the end of the period, its lines bear one letter. */
function withLetter(entries: Entry[], { until }: Period) {
  const known = entries.filter(({ day }) => day <= until)
  const open = known
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === '411')
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  const last = known
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const letter = open === 0 && known.length > 1 && last ? { code: known[0]?.number ?? '', day: last } : null
  return entries.map(entry => ({ entry, letter }))
}

function rowsOf({ entry, letter }: ReturnType<typeof withLetter>[number]): string[][] {
  return entry.lines.map(({ account, debit, credit }) => {
    const client = account === '411'
    return [
      entry.journal,
      JOURNALS[entry.journal],
      entry.number,
      compact(entry.day),
      account,
      ACCOUNTS[account],
      client ? clientCode(entry.client) : '',
      client ? plain(entry.client.company_name) : '',
      entry.piece,
      compact(entry.pieceDay),
      plain(entry.label),
      decimal(debit),
      decimal(credit),
      client && letter ? letter.code : '',
      client && letter ? compact(letter.day) : '',
      compact(entry.validDay),
      '',
      '',
    ]
  })
}

/** The customer's SIREN; one that names nobody is not taken for one. */
function clientCode({ siret: typed, number }: BookedClient): string {
  const { siret, valid } = checkSiret(typed)
  return valid ? `C${siret.slice(0, 9)}` : `C${number}`
}

const compact = (day: string) => day.replaceAll('-', '')
const decimal = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
/** What would break a line or a column is a space. */
const plain = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
