import { expect, test } from 'vitest'
import { mayChangePiece } from './dossier'
import { piecesStillAsked } from './pieces/piece-request'

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
