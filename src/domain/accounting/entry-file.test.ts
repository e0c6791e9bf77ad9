import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid, paidOn } from '../../../tests/support/leads/booked-invoices'
import { advanceEntries } from './advance-entries'
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
    ...{ JournalCode: 'VE', JournalLib: 'Ventes', EcritureNum: 'VE-2026-00001', EcritureDate: '20260301' },
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

it('a name that begins like a formula runs in no spreadsheet that opens the file', () => {
  const odd = { ...BOOKED, company_name: '=HYPERLINK("https://a.example")' }
  expect(read(entryFile([odd], YEAR))[0]).toMatchObject({
    ...{ CompAuxLib: `'${odd.company_name}`, EcritureLib: `Facture FTN-2026-00001 ${odd.company_name}` },
  })
})

it('goes by days, sales before money of the same day, and leaves out what is of another period', () => {
  const first = { ...BOOKED, payments: [paidOn('2026-03-01', 1), paidOn('2027-01-01', 2, 1)] }
  const second = { ...BOOKED, number: 'FTN-2026-00002' }
  const numbers = read(entryFile([first, second], YEAR)).map(({ EcritureNum }) => EcritureNum)
  expect([...new Set(numbers)]).toEqual(['VE-2026-00001', 'VE-2026-00002', 'BQ-2026-00001'])
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

/** `VE-2026-00001 FTN-2026-00001`: each number with its piece. */
const numbered = (...given: Parameters<typeof entryFile>) => [
  ...new Set(read(entryFile(...given)).map(({ EcritureNum, PieceRef }) => `${EcritureNum} ${PieceRef}`)),
]

it('numbers each journal without a gap, whatever numbers payments have, and keeps what it once told', () => {
  // Numbers 4 and 9 of the database: those between were taken back.
  const payments = [paidOn('2026-04-01', 100_000, 4), paidOn('2026-04-03', 100_000, 9)]
  const before = ['BQ-2026-00001 Relevé 2026-04-01', 'BQ-2026-00002 Relevé 2026-04-03']
  expect(numbered([{ ...BOOKED, payments }], YEAR).slice(1)).toEqual(before)
  // Written down in June for a day in between: after those, though its day comes before.
  const late = { ...paidOn('2026-04-02', 100_000, 12), recorded_at: new Date('2026-06-01T09:00:00Z') }
  const all = [{ ...BOOKED, payments: [...payments, late] }]
  expect(numbered(all, YEAR).slice(1)).toEqual([...[before[0], 'BQ-2026-00003 Relevé 2026-04-02', before[1]]])
  // A month bears the numbers that it has in its year.
  expect(numbered(all, { from: '2026-04-03', until: '2026-04-30' })).toEqual([before[1]])
})

it('keeps the numbers of a day on which a site is delivered later', () => {
  const cancelled = { ...BOOKED, avoir: avoirOf('2026-06-15') }
  const told = numbered([cancelled], YEAR)
  const delivered = {
    ...{ ...BOOKED, number: 'FTN-2026-00002', conditional: true },
    delivered: new Date('2026-06-15T14:00:00Z'),
  }
  expect(numbered([cancelled, delivered], YEAR)).toEqual([...told, 'VE-2026-00003 FTN-2026-00002'])
})

it('keeps an avoir and its number where money that went back before it is written down later', () => {
  const conditional = { ...BOOKED, conditional: true }
  const paid = paidOn('2026-03-10', 600_000, 1)
  const refused = { ...conditional, avoir: avoirOf('2026-06-15') }
  const next = {
    ...{ ...conditional, number: 'FTN-2026-00002', payments: [paidOn('2026-03-11', 600_000, 2)] },
    avoir: { ...avoirOf('2026-06-16'), number: 'AV-2026-00002' },
  }
  const late = { ...paidOn('2026-06-10', -600_000, 3), recorded_at: new Date('2026-06-20T09:00:00Z') }
  const before = entryFile([{ ...refused, payments: [paid] }, next], YEAR).split('\r\n')
  const after = entryFile([{ ...refused, payments: [paid, late] }, next], YEAR).split('\r\n')
  expect(before).toHaveLength(14)
  expect(after.filter(line => !before.includes(line)).map(line => line.split('\t').slice(2, 5))).toEqual([
    ['BQ-2026-00003', '20260610', '512'],
    ['BQ-2026-00003', '20260610', '419'],
  ])
  expect(after).toEqual(expect.arrayContaining(before))
})

it('letters what was delivered under condition by its invoice, not by the statement of an advance', () => {
  const parts = {
    ...{ ...BOOKED, conditional: true, delivered: new Date('2026-05-02T09:00:00Z') },
    payments: [paidOn('2026-04-01', 100_000, 1), paidOn('2026-05-20', 500_000, 2)],
  }
  expect(letters([parts], YEAR)).toEqual(Array(2).fill('FTN-2026-00001 20260520'))
})

it('names papers and the bank, and no advance by what reads like an avoir', () => {
  const advance = {
    ...{
      id: 1,
      account_id: 'abcdefghijklmnop',
      company_name: 'Awa',
      siren: null,
      country: 'SN',
      vat_number: null,
      day: '2026-03-05',
      cents: 100_00,
    },
    ...{ reference: 'VIR', recorded_at: new Date('2026-03-05T10:00:00Z') },
  }
  const leads = [
    advanceEntries({ ...advance, bank_id: 'B2026\t77' }),
    advanceEntries({ ...advance, id: 2, bank_id: null }),
  ]
  const invoice = { ...BOOKED, avoir: avoirOf('2026-06-15') }
  expect(numbered([invoice], YEAR, leads)).toEqual([
    'VE-2026-00001 FTN-2026-00001',
    'BQ-2026-00001 B2026 77',
    'BQ-2026-00002 Relevé 2026-03-05',
    'VE-2026-00002 AV-2026-00001',
  ])
})
