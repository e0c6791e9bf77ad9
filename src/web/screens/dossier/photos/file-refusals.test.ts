import { expect, it } from 'vitest'
import { refusalOf, refusalOfPages } from './file-refusals'

const file = (name: string) => new File(['x'], name)

it('names, among several photos, each that cannot be a page of the piece', () => {
  const empty = new File([], 'vide.png')
  expect(refusalOfPages(['1.jpg', '2.jpg'].map(file))).toBeNull()
  expect(refusalOfPages([file('1.jpg'), file('notes.txt'), empty])).toBe(
    'notes.txt\u00a0: Ce fichier n’est pas un PDF, un JPEG ou un PNG. vide.png\u00a0: Ce fichier est vide.',
  )
  expect(refusalOf(empty)).toBe('Ce fichier est vide.')
})
