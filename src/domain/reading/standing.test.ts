import { expect, test } from 'vitest'
import { DOCUMENT_CHECKS } from '../dossier/pieces/document-checks'
import { DOCUMENT_KINDS } from '../dossier/pieces/document-kind'
import { LINE_OF_VERDICT, lineStanding, pieceStanding } from './standing'
import { CHECKS, type Check, type Outcome } from './verdict'

const read = (outcomes: Partial<Record<Check, Outcome>>, state: 'done' | 'off' | 'pending' = 'done') => ({
  state,
  verdicts: CHECKS.flatMap(check => {
    const outcome = outcomes[check]
    return outcome ? [{ check, outcome }] : []
  }),
})
const line = (kind: 'rib' | 'urssaf', id: string) => {
  const found = DOCUMENT_CHECKS[kind].find(one => one.id === id)
  if (!found) throw new Error(id)
  return found
}

test('each verdict that a piece can have is about a line of its list', () => {
  for (const kind of DOCUMENT_KINDS) {
    const lines = DOCUMENT_CHECKS[kind].map(({ id }) => id)
    for (const check of CHECKS) expect(lines).toContain(LINE_OF_VERDICT[kind][check])
  }
})

test('a line stands as its own verdicts say; the issuer’s code is never said by a reading', () => {
  const good = read({ kind: 'passed', iban: 'passed', holder: 'passed' })
  const other = read({ kind: 'passed', iban: 'passed', holder: 'failed' })
  const holder = line('rib', 'holder')
  const iban = line('rib', 'iban')
  expect([lineStanding('rib', holder, good), lineStanding('rib', iban, good)]).toEqual(['passed', 'passed'])
  expect([lineStanding('rib', holder, other), lineStanding('rib', iban, other)]).toEqual(['failed', 'passed'])
  const doubtful = read({ kind: 'passed', iban: 'passed', holder: 'inconclusive' })
  expect(lineStanding('rib', holder, doubtful)).toBe('doubtful')
  const urssaf = read({ kind: 'passed', 'issue-date': 'passed', siren: 'passed' })
  expect(lineStanding('urssaf', line('urssaf', 'code'), urssaf)).toBe('open')
  expect(lineStanding('urssaf', line('urssaf', 'code'), read({}, 'off'))).toBe('open')
})

test('another paper, one that is still read, and one that nobody reads', () => {
  const holder = line('rib', 'holder')
  expect(lineStanding('rib', holder, read({ kind: 'failed' }))).toBe('doubtful')
  expect(lineStanding('rib', line('rib', 'iban'), read({ kind: 'failed' }))).toBe('failed')
  expect(lineStanding('rib', holder, read({}, 'pending'))).toBe('doubtful')
  expect(lineStanding('rib', holder, read({}, 'off'))).toBe('unread')
})

test('what the reading does not compare whole is never said by it: the pages of an extract, the name on it', () => {
  const extract = read({ kind: 'passed', siren: 'passed', registry: 'passed' })
  const standings = (reading: Parameters<typeof pieceStanding>[2]) =>
    DOCUMENT_CHECKS.kbis.map(one => lineStanding('kbis', one, reading))
  expect(standings(extract)).toEqual(['unread', 'unread'])
  expect(standings(read({ kind: 'passed', siren: 'failed' }))).toEqual(['failed', 'unread'])
  expect(lineStanding('rib', line('rib', 'holder'), read({ kind: 'passed', iban: 'passed' }))).toBe('unread')
})

test('a piece stands as the worst of its lines that are not ticked', () => {
  const other = read({ kind: 'passed', iban: 'passed', holder: 'failed' })
  expect(pieceStanding('rib', [], other)).toBe('failed')
  expect(pieceStanding('rib', ['holder'], other)).toBe('passed')
  expect(pieceStanding('rib', ['holder', 'iban'], other)).toBe('ticked')
  expect(pieceStanding('rib', ['iban'], read({}, 'off'))).toBe('unread')
})
