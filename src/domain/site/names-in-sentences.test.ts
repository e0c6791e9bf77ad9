import { expect, test } from 'vitest'
import { atTown, inSentence, ofFirm, thatFirm, townName } from './names-in-sentences'

test.each([
  ['Le Mans', 'au Mans'],
  ['LE MANS CEDEX 2', 'au Mans'],
  ['le havre', 'au Havre'],
  ['Les Ulis', 'aux Ulis'],
  ['La Rochelle', 'à La Rochelle'],
  ["L'Haÿ-les-Roses", 'à L’Haÿ-les-Roses'],
  ['LYON CEDEX 03', 'à Lyon'],
  ['PARIS 8', 'à Paris'],
  ['Lens', 'à Lens'],
  ['Hyères', 'à Hyères'],
  ['SAINT-REMY-DE-PROVENCE', 'à Saint-Remy-de-Provence'],
  ["VILLENEUVE D'ASCQ", 'à Villeneuve d’Ascq'],
  ['aix en provence', 'à Aix en Provence'],
])('a firm of %s is %s', (written, said) => {
  expect(atTown(written)).toBe(said)
})

test('a town that somebody wrote with care stays as it is written', () => {
  expect(townName('Bourg-lès-Valence')).toBe('Bourg-lès-Valence')
})

test.each([
  ['Atelier Odile', 'd’Atelier Odile'],
  ['Le Petit Bistrot', 'du Petit Bistrot'],
  ["Les Fleurs d'Ana", 'des Fleurs d’Ana'],
  ["L'Établi", 'de l’Établi'],
  ['Garage Morel', 'de Garage Morel'],
  ['Hôtel des Voyageurs', null],
  ['SOS Plomberie', null],
  ['A2B', null],
  ['3 Épis', null],
  ['Yves Kerdoncuff', null],
])('of %s is said %s', (name, said) => {
  expect(ofFirm(name)).toBe(said)
})

test('a trade inside a sentence loses its capital, initials keep theirs', () => {
  expect([inSentence('Salon de coiffure'), inSentence('VTC'), inSentence('Électricien')]).toEqual([
    'salon de coiffure',
    'VTC',
    'électricien',
  ])
})

test.each([
  ['Atelier Odile', 'qu’Atelier Odile'],
  ['Garage Morel', 'que Garage Morel'],
  ['Épicerie Mimosa', 'qu’Épicerie Mimosa'],
  ['Hélène Ött, ostéopathe', 'que l’entreprise'],
  ['AUTO-ÉCOLE FEU VERT', 'que l’entreprise'],
])('what %s wrote is what « %s » wrote', (name, said) => {
  expect(thatFirm(name)).toBe(said)
})
