import { expect, test } from 'vitest'
import { csvLine } from './csv-line'

test('a cell cannot leave its place', () => {
  expect(csvLine(['Dupont; "fils"', 'deux\r\nlignes', null])).toBe('"Dupont; ""fils""";"deux\r\nlignes";\r\n')
})

test.each(['=1+1', '+33 6', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋33', '－2', '＠SUM(A1)', ' =1+1'])(
  '%j is a text, not a formula',
  cell => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

test('what reads like a telephone number stays as it was written: a bank’s reference is none', () => {
  expect(csvLine(['+221 77 123 45 67'])).toBe(`"'+221 77 123 45 67"\r\n`)
})

test('a telephone number keeps its prefix, and nothing else goes by that name', () => {
  expect(csvLine([{ telephone: '+33\u00a06 12' }, { telephone: '+1+1' }, { telephone: '+33612' }])).toBe(
    `"+33\u00a06 12";"'+1+1";"'+33612"\r\n`,
  )
})

test('a telephone number in threes ends in pairs: a spreadsheet takes threes for thousands', () => {
  const telephones = ['00 351 912 345 678', '+352\u00a0621\u00a0123\u00a0456', '612 345 678', '12 345']
  expect(csvLine(telephones.map(telephone => ({ telephone })))).toBe(
    `"00 351 912 34 56 78";"+352\u00a0621\u00a012\u00a034\u00a056";"612 34 56 78";"'12 345"\r\n`,
  )
})

test.each([
  ...['001 234 567', '12\u00a0345', '1\u202f234,50', ' 12/03', '00 351 912 345 678', '2 000 000 '],
  ...['0472000000', '0451234567', '73282932000074', '00', '1E5', '12e34', '1,5E+3'],
  ...['12/03', '3-4-26', '7.11', '1/2/2026', '2026/11', '11/2026', '3-1999', '12:30', '24:00:05'],
  ...['3 mars', 'OCTOBRE 2026', '1 févr. 2027', 'déc-26'],
])('%s keeps its digits', cell => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
})

test.each([
  ...['0', '732829320', '04 72 00 00 00', '732 829 320 00074', '2026-03-31', '0A1', '00 221 77 123 45 67'],
  ...[
    'FR44732829320',
    'FTN-2026-00001',
    '1E',
    'E5',
    '12/03 au matin',
    'Octave 12',
    'Bar du 8 mai',
    'Mars',
    '1234-5678',
    '2026-03-31 2026-04-01',
  ],
])('%s is left alone', cell => {
  expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
})

test('an instant is told by the clocks in Paris, in summer and winter', () => {
  expect(csvLine([new Date('2026-07-31T22:30:05Z'), new Date('2026-12-31T23:30:00Z')])).toBe(
    '2026-08-01 00:30:05;2027-01-01 00:30:00\r\n',
  )
})

test('figures stay figures, with a comma', () => {
  expect(csvLine([5000, 12.5, -3])).toBe('5000;12,5;-3\r\n')
})
