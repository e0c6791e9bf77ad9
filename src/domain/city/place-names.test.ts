import { expect, test } from 'vitest'
import { atPlace, enumerate, groupName, ofDepartment, ofPlace, ordinal, wholeNumber } from './place-names'

test('articles contract as French wants', () => {
  const le = { name: 'Le Havre', link: 2 }
  const les = { name: 'Les Ulis', link: 4 }
  expect([atPlace(le), ofPlace(le)]).toEqual(['au Havre', 'du Havre'])
  expect([atPlace(les), ofPlace(les)]).toEqual(['aux Ulis', 'des Ulis'])
  expect(atPlace({ name: 'L’Haÿ-les-Roses', link: 5 })).toBe('à L’Haÿ-les-Roses')
  expect(ofPlace({ name: 'Amiens', link: 1 })).toBe('d’Amiens')
  expect(ofDepartment({ name: 'Rhône', link: 2 })).toBe('du Rhône')
  expect(ofDepartment({ name: 'Landes', link: 4 })).toBe('des Landes')
})

test('intercommunalities are named in full', () => {
  expect(groupName({ name: 'CA du Pays de Meaux', type: 'CA' })).toBe(
    'la communauté d’agglomération du Pays de Meaux',
  )
  expect(groupName({ name: 'Nantes Métropole', type: 'METRO' })).toBe('Nantes Métropole')
  expect(groupName({ name: 'Plaine Commune', type: 'EPT' })).toBe(
    'l’établissement public territorial Plaine Commune',
  )
})

test('figures and lists read as French', () => {
  expect(wholeNumber(519127)).toBe('519\u202f127')
  expect([ordinal(1), ordinal(3)]).toEqual(['1re', '3e'])
  expect(enumerate(['A', 'B', 'C'])).toBe('A, B et C')
  expect(enumerate(['A', 'B', 'C', 'D'], 2)).toBe('A, B et 2 autres')
})
