import { expect, test } from 'vitest'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  isDocumentKind,
  missingDocuments,
  missingOf,
  PIECE_SORTS,
  PIECES,
} from './document-kind'

const company: DocumentKind[] = ['urssaf', 'rib', 'kbis']

test('both sides of a card or a passport, and the pieces of the company, are enough', () => {
  expect(missingDocuments([...company, 'identity_recto', 'identity_verso'])).toEqual([])
  expect(missingDocuments([...company, 'passport'])).toEqual([])
  expect(missingDocuments(DOCUMENT_KINDS)).toEqual([])
})

test.each([
  [[], ['la pièce d’identité du dirigeant (recto et verso, ou passeport)']],
  [['identity_recto'], ['le verso de la pièce d’identité']],
  [['identity_verso'], ['le recto de la pièce d’identité']],
] as [DocumentKind[], string[]][])('with %j of the identity', (identity, missing) => {
  expect(missingDocuments([...company, ...identity])).toEqual(missing)
})

test.each(company)('without %s the dossier is not complete', kind => {
  const rest = company.filter(other => other !== kind)
  expect(missingDocuments([...rest, 'passport'])).toHaveLength(1)
})

test('only the kinds of the wire are kinds', () => {
  expect(DOCUMENT_KINDS.every(isDocumentKind)).toBe(true)
  expect(['', 'RIB', 'toString', 'identity'].some(isDocumentKind)).toBe(false)
})

test('another sort of piece is asked for without another line of code', () => {
  const sorts = {
    ...PIECE_SORTS,
    lease: { missing: 'le bail', ways: [['lease']] },
  } as const
  const pieces = { ...PIECES, lease: { label: 'Bail', hint: '' } }
  expect(missingOf(sorts, pieces, [...company, 'passport'])).toEqual(['le bail'])
  expect(missingOf(sorts, pieces, [...company, 'passport', 'lease'])).toEqual([])
})

test('every piece belongs to one sort, and has its words', () => {
  expect(new Set(DOCUMENT_KINDS).size).toBe(DOCUMENT_KINDS.length)
  expect(Object.keys(PIECES).sort()).toEqual([...DOCUMENT_KINDS].sort())
  for (const kind of DOCUMENT_KINDS)
    expect(Object.values(PIECES[kind]).every(words => words !== '')).toBe(true)
})
