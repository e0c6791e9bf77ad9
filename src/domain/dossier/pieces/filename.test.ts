import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOCUMENT_KINDS } from './document-kind'
import { avoirFilename, dossierFilename, invoiceFilename, monthlyFilename, pieceFilename } from './filename'

const CASES = { numRuns: 10_000, seed: 1 }

/** What names are made of by people, by machines, and by those who wish us ill. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '..',
        '/',
        '\\',
        'CON',
        'nul',
        '.',
        ' ',
        '\0',
        '\n',
        'C:',
        '~',
        '%2e',
        '\u202e',
        'é',
        '🦊',
        '|',
      ),
      {
        maxLength: 40,
      },
    )
    .map(parts => parts.join('')),
)

/** Reserved under Windows whatever follows the first dot (Naming Files, Paths, and Namespaces). */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

function isHarmless(given: string): boolean {
  return (
    given.isWellFormed() &&
    Buffer.byteLength(given) < 255 &&
    !/[\\/:*?"<>|]|\p{C}/u.test(given) &&
    !/^\.|[. ]$/.test(given) &&
    !RESERVED.test(given)
  )
}

test('whatever a company is called, its papers are saved under a harmless name', () => {
  fc.assert(
    fc.property(name, company => {
      const monthly = [false, true].map(corrects =>
        monthlyFilename(company, { number: 'LP-2026-00001', corrects }),
      )
      const names = [invoiceFilename(company), avoirFilename(company), dossierFilename(company), ...monthly]
      expect(names.filter(given => !isHarmless(given))).toEqual([])
    }),
    CASES,
  )
})

test('the entries of a ZIP come from kind and rank: harmless, and each once', () => {
  const kind = fc.constantFrom(...DOCUMENT_KINDS)
  const media = fc.constantFrom('application/pdf', 'image/jpeg', 'image/png')
  const all = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(fc.record({ document_type: kind, media_type: media }), {
        minLength: 100,
        maxLength: 300,
        size: 'max',
      }),
      pieces => {
        const names = pieces.map((piece, index) => pieceFilename(piece, index))
        expect(names.filter(given => !isHarmless(given))).toEqual([])
        expect(new Set(names.map(given => given.toLowerCase())).size).toBe(names.length)
        for (const given of names) all.add(given)
      },
    ),
    { numRuns: 100, seed: 1 },
  )
  expect(all.size).toBeGreaterThan(1_000)
})
