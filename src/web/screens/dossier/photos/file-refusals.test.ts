import { expect, it } from 'vitest'
import { refusalOf, refusalOfPages } from './file-refusals'
import { namedByType } from './named-by-type'

const file = (name: string) => new File(['x'], name)

it('names, among several photos, each that cannot be a page of the piece', () => {
  const empty = new File([], 'vide.png')
  expect(refusalOfPages(['1.jpg', '2.jpg'].map(file))).toBeNull()
  expect(refusalOfPages([file('1.jpg'), file('notes.txt'), empty])).toBe(
    'notes.txt\u00a0: Ce fichier n’est pas un PDF, un JPEG ou un PNG. vide.png\u00a0: Ce fichier est vide.',
  )
  expect(refusalOf(empty)).toBe('Ce fichier est vide.')
})

it('takes what a telephone named without an ending, or otherwise than we, for what it is', () => {
  const named = (name: string, type: string) => namedByType(new File(['x'], name, { type }))
  for (const [name, type, whole] of [
    ['1000012345', 'image/jpeg', '1000012345.jpg'],
    ['Attestation du 12.03.2026', 'application/pdf', 'Attestation du 12.03.2026.pdf'],
    ['image.jfif', 'image/jpeg', 'image.jfif.jpg'],
    ['RIB.PDF', 'application/pdf', 'RIB.PDF'],
  ] as const) {
    expect(named(name, type).name).toBe(whole)
    expect(refusalOf(named(name, type))).toBeNull()
  }
  expect(refusalOf(named('1000012345', 'image/heic'))).toMatch(/HEIC/)
  expect(refusalOf(named('notes', 'text/plain'))).toMatch(/pas un PDF/)
})
