import { expect, it } from 'vitest'
import { assignPieces } from './assign-pieces'
import { FEWEST_KINDS } from './document-kind'

const CARD = ['identity_recto', 'identity_verso', 'urssaf', 'rib', 'kbis'] as const

it.each([
  [
    ['Kbis_2026.pdf', 'RIB pro.pdf', 'attestation-vigilance.pdf', 'carte_verso.jpg', 'carte_recto.jpg'],
    ['kbis', 'rib', 'urssaf', 'identity_verso', 'identity_recto'],
  ],
  [
    ['IMG_2041.jpg', 'IMG_2042.jpg'],
    ['identity_recto', 'identity_verso'],
  ],
  [
    ['scan.pdf', 'IMG_1.png', 'mon rib.jpg', 'IMG_2.png'],
    ['urssaf', 'identity_recto', 'rib', 'identity_verso'],
  ],
  [
    ['rib1.pdf', 'rib2.pdf'],
    ['rib', 'urssaf'],
  ],
])('%j are taken for %j', (names, kinds) => {
  expect(assignPieces(names, CARD)).toEqual(kinds)
})

it('gives out no piece that is not wanted, and none twice', () => {
  expect(assignPieces(['recto.jpg', 'passeport.jpg'], ['passport', 'rib'])).toEqual(['rib', 'passport'])
  expect(new Set(assignPieces(['a.pdf', 'b.pdf', 'c.pdf'], FEWEST_KINDS)).size).toBe(3)
})
