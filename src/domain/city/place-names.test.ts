import { expect, test } from 'vitest'
import { groupName, ofGroup } from './group-names'
import { atPlace, enumerate, inDepartment, ofDepartment, ofPlace, otherTowns } from './place-names'

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

test('departments are named as one goes there', () => {
  const inside = (name: string, link: number) => inDepartment({ name, link })
  expect([inside('Rhône', 2), inside('Ain', 5), inside('Landes', 4)]).toEqual([
    'dans le Rhône',
    'dans l’Ain',
    'dans les Landes',
  ])
  expect([inside('Val-de-Marne', 2), inside('Seine-Saint-Denis', 3), inside('Gironde', 3)]).toEqual([
    'dans le Val-de-Marne',
    'en Seine-Saint-Denis',
    'en Gironde',
  ])
  expect([inside('Seine-et-Marne', 0), inside('Paris', 0), inside('La Réunion', 0)]).toEqual([
    'en Seine-et-Marne',
    'à Paris',
    'à La Réunion',
  ])
})

test('intercommunalities are called what their people call them', () => {
  expect(groupName({ name: 'CA du Pays de Meaux', type: 'CA' })).toBe(
    'la communauté d’agglomération du Pays de Meaux',
  )
  expect(groupName({ name: 'CA Agglo du Pays de Dreux', type: 'CA' })).toBe('l’Agglo du Pays de Dreux')
  expect(groupName({ name: 'CA Intercommunale du Nord de la Réunion (CINOR)', type: 'CA' })).toBe('la CINOR')
  expect(groupName({ name: 'Nantes Métropole', type: 'METRO' })).toBe('Nantes Métropole')
  expect(groupName({ name: 'Plaine Commune', type: 'EPT' })).toBe('Plaine Commune')
  expect(ofGroup({ name: 'CU du Grand Reims', type: 'CU' })).toBe('du Grand Reims')
  expect(ofGroup({ name: 'Est Ensemble', type: 'EPT' })).toBe('d’Est Ensemble')
})

test('lists read as French', () => {
  expect(enumerate(['A', 'B', 'C'])).toBe('A, B et C')
  expect(enumerate(['A', 'B', 'C', 'D'], 2)).toBe('A, B et 2 autres')
  expect(enumerate(['A', 'B', 'C'], 2)).toBe('A, B et C')
  expect([otherTowns(1), otherTowns(12)]).toEqual(['une autre ville', '12 autres villes'])
})
