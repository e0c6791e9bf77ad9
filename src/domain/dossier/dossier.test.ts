import { describe, expect, test } from 'vitest'
import {
  DOSSIER_STATUSES,
  findTransition,
  mayChangePiece,
  openTransitions,
  piecesStillAsked,
  TRANSITIONS,
} from './dossier'

/** DECISIONS.md section 4, written out: who may move a dossier where; `~` only while undoable, `!` only after. */
const ALLOWED = {
  client: ['Nouveau>Soumis', 'Incomplet>Soumis'],
  administrator: [
    'Nouveau>Incomplet',
    'Soumis>Incomplet',
    'Soumis>Accepté',
    'Soumis>Refusé',
    'Accepté>Soumis',
    'Accepté>Payé',
    'Refusé>Soumis~',
    'Refusé>Incomplet!',
  ],
}

describe.each(['client', 'administrator'] as const)('the %s', by => {
  const cases = DOSSIER_STATUSES.flatMap(from =>
    DOSSIER_STATUSES.flatMap(to => [true, false].map(decisionPending => ({ from, to, decisionPending }))),
  )
  test.each(cases)('$from > $to, undoable: $decisionPending', ({ from, to, decisionPending }) => {
    const written = ALLOWED[by].find(line => line.replace(/[~!]$/, '') === `${from}>${to}`)
    const allowed = written !== undefined && !written.endsWith(decisionPending ? '!' : '~')
    expect(findTransition({ status: from, decisionPending }, to, by) !== undefined).toBe(allowed)
  })
})

test('a paid dossier stays as it is', () => {
  expect(openTransitions({ status: 'Payé', decisionPending: false }, 'administrator')).toEqual([])
})

test('no state offers two ways to the same status', () => {
  for (const status of DOSSIER_STATUSES)
    for (const decisionPending of [true, false]) {
      const goals = openTransitions({ status, decisionPending }, 'administrator').map(({ to }) => to)
      expect(new Set(goals).size).toBe(goals.length)
    }
})

test('reopening needs a reason, undoing does not', () => {
  const life = { status: 'Accepté', decisionPending: false } as const
  expect(findTransition(life, 'Soumis', 'administrator')?.asks).toBe('reason')
  expect(findTransition({ ...life, decisionPending: true }, 'Soumis', 'administrator')?.asks).toBe('nothing')
  expect(TRANSITIONS.filter(({ to, by }) => to === 'Incomplet' && by === 'administrator')).toHaveLength(3)
})

const at = new Date('2026-03-01T10:00:00Z')
const request = { documents: ['rib', 'kbis'] as const, reason: 'illisible', at }
const asked = { ...request, documents: [...request.documents] }

test('after the signature only the pieces that were asked for may change', () => {
  const signed = { status: 'Incomplet', signed: true, request: asked } as const
  expect(mayChangePiece(signed, 'rib')).toBe(true)
  expect(mayChangePiece(signed, 'urssaf')).toBe(false)
  expect(mayChangePiece({ ...signed, status: 'Soumis' }, 'rib')).toBe(false)
  expect(mayChangePiece({ ...signed, request: null }, 'rib')).toBe(false)
  expect(mayChangePiece({ ...signed, signed: false }, 'urssaf')).toBe(true)
})

test('a piece counts once it has been sent after it was asked for', () => {
  const piece = (document_type: 'rib' | 'kbis', minute: number) => ({
    document_type,
    uploaded_at: new Date(at.getTime() + minute * 60_000),
  })
  expect(piecesStillAsked(asked, [piece('rib', -5), piece('kbis', 0)])).toEqual(['rib', 'kbis'])
  expect(piecesStillAsked(asked, [piece('rib', 1), piece('kbis', -5)])).toEqual(['kbis'])
  expect(piecesStillAsked(null, [])).toEqual([])
})
