import { expect, test } from 'vitest'
import { postalAddressOf } from './postal-address'

test.each([
  ['22-30 AVENUE DE WAGRAM 75008 PARIS', '22-30 AVENUE DE WAGRAM', '75008', 'PARIS'],
  ['1 RUE DES LILAS 69425 LYON CEDEX 03', '1 RUE DES LILAS', '69425', 'LYON CEDEX 03'],
  ['BATIMENT 12345 RUE HAUTE 20137 PORTO-VECCHIO', 'BATIMENT 12345 RUE HAUTE', '20137', 'PORTO-VECCHIO'],
  ["LIEU DIT L'ILE 97400 SAINT-DENIS", "LIEU DIT L'ILE", '97400', 'SAINT-DENIS'],
])('reads %s', (line, street, postal_code, city) => {
  expect(postalAddressOf(line)).toEqual({ street, postal_code, city })
})

test.each(['', '75008 PARIS', '12 rue des Lilas', '12 rue des Lilas, Lyon', '10 DOWNING STREET LONDON SW1A'])(
  'leaves « %s » as it is',
  line => expect(postalAddressOf(line)).toBeNull(),
)
