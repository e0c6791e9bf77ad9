import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid, paidOn } from '../../../tests/support/booked-invoices'
import { COLUMNS, entryFile } from './entry-file'

const YEAR = { from: '2026-01-01', until: '2026-12-31' }

/** Its lines, each by the names of its columns. */
function read(file: string) {
  const [head, ...lines] = file.split('\r\n').slice(0, -1)
  expect(head?.split('\t')).toEqual([...COLUMNS])
  return lines.map(line => {
    const cells = line.split('\t')
    expect(cells).toHaveLength(COLUMNS.length)
    return Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at]]))
  })
}

/** The letter of each line of the client's account. */
const letters = (...given: Parameters<typeof entryFile>) =>
  read(entryFile(...given))
    .filter(({ CompteNum }) => CompteNum === '411')
    .map(({ EcritureLet, DateLet }) => `${EcritureLet} ${DateLet}`.trim())

it('writes a line as the law names its columns: days without hyphens, sums with a comma', () => {
  expect(read(entryFile([BOOKED], YEAR))[0]).toEqual({
    ...{ JournalCode: 'VE', JournalLib: 'Ventes', EcritureNum: 'FTN-2026-00001', EcritureDate: '20260301' },
    ...{ CompteNum: '411', CompteLib: 'Clients', CompAuxNum: 'C732829320' },
    ...{ CompAuxLib: 'Menuiserie Lefèvre', PieceRef: 'FTN-2026-00001', PieceDate: '20260301' },
    ...{ EcritureLib: 'Facture FTN-2026-00001 Menuiserie Lefèvre', Debit: '6000,00', Credit: '0,00' },
    ...{ EcritureLet: '', DateLet: '', ValidDate: '20260301', Montantdevise: '', Idevise: '' },
  })
})

it('names a client by the number of his paper where his SIRET names nobody, and breaks no line at his name', () => {
  const odd = { ...BOOKED, siret: '123', company_name: 'Chez\tMarie\r\n& fils' }
  expect(read(entryFile([odd], YEAR))[0]).toMatchObject({
    ...{ CompAuxNum: 'CFTN-2026-00001', CompAuxLib: 'Chez Marie & fils' },
  })
})

it('goes by days, sales before money of the same day, and leaves out what is of another period', () => {
  const first = { ...BOOKED, payments: [paidOn('2026-03-01', 1), paidOn('2027-01-01', 2, 1)] }
  const second = { ...BOOKED, number: 'FTN-2026-00002' }
  const numbers = read(entryFile([first, second], YEAR)).map(({ EcritureNum }) => EcritureNum)
  expect([...new Set(numbers)]).toEqual(['FTN-2026-00001', 'FTN-2026-00002', 'BQ-00000'])
})

it('gives one letter to what is level by the end of the period, and none to what is owed', () => {
  const level = 'FTN-2026-00001'
  expect(letters([BOOKED], YEAR)).toEqual([''])
  expect(letters([paid(300_000)], YEAR)).toEqual(['', ''])
  expect(letters([paid(300_000, 300_000)], YEAR)).toEqual(Array(3).fill(`${level} 20260402`))
  expect(letters([{ ...BOOKED, avoir: avoirOf('2026-06-15') }], YEAR)).toEqual(
    Array(2).fill(`${level} 20260615`),
  )
  expect(letters([paid(600_000)], { ...YEAR, until: '2026-03-31' })).toEqual([''])
})
