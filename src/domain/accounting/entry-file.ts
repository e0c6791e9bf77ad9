import { checkSiret } from '../place/siret'
import { withoutFormula } from '../text/csv-line'
import { parisDay } from '../text/french'
import type { BookedInvoice } from './booked-invoice'
import { isIn, type Period } from './booked-invoice'
import { conditionalEntries } from './conditional-entries'
import { ACCOUNTS, type BookedClient, type Entry, entriesOf, JOURNALS } from './entries'
import { entryNumbers } from './entry-numbers'

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
 * @param invoices and leads: all of the years in which the period lies, for numbers run through a year
 */
export function entryFile(
  invoices: readonly BookedInvoice[],
  period: Period,
  leads: readonly Entry[][] = [],
): string {
  const all = [...invoices.map(one => (one.conditional ? conditionalEntries(one) : entriesOf(one))), ...leads]
  const numbers = entryNumbers(all.flat())
  const entries = all
    .flatMap(own => withLetter(own, period))
    .filter(({ entry }) => isIn(entry.day, period))
    .map(({ entry, letter }) => ({ entry, letter, number: numbers.get(entry) ?? '' }))
    .sort((a, b) => order(a).localeCompare(order(b)))
  return [COLUMNS, ...entries.flatMap(rowsOf)].map(row => `${row.join('\t')}\r\n`).join('')
}

const order = ({ entry: { day, journal }, number }: { entry: Entry; number: string }) =>
  `${day} ${journal === 'VE' ? 0 : 1} ${number}`

/** Where the client's account of an invoice is level by the end of the period, its lines bear one letter. */
function withLetter(entries: Entry[], { until }: Period) {
  const known = entries.filter(
    ({ day, lines }) => day <= until && lines.some(({ account }) => account === '411'),
  )
  const open = known
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === '411')
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  const last = known
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const letter = open === 0 && known.length > 1 && last ? { code: known[0]?.piece ?? '', day: last } : null
  return entries.map(entry => ({ entry, letter }))
}

interface NumberedEntry {
  entry: Entry
  letter: { code: string; day: string } | null
  number: string
}

function rowsOf({ entry, letter, number }: NumberedEntry): string[][] {
  return entry.lines.map(({ account, debit, credit }) => {
    const client = account === '411'
    return [
      entry.journal,
      JOURNALS[entry.journal],
      number,
      compact(entry.day),
      account,
      ACCOUNTS[account],
      client ? clientCode(entry.client) : '',
      client ? plain(entry.client.company_name) : '',
      plain(entry.piece),
      compact(entry.pieceDay),
      plain(entry.label),
      decimal(debit),
      decimal(credit),
      client && letter ? letter.code : '',
      client && letter ? compact(letter.day) : '',
      compact(parisDay(entry.writtenAt)),
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
/** What would break a line or a column is a space; a client's name runs in no spreadsheet that opens the file. */
const plain = (text: string) => withoutFormula(text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
