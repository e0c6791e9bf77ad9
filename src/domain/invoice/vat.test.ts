import { expect, test } from 'vitest'
import { vatOf } from './vat'

test.each([
  ['12 rue des Lilas, 69002 Lyon', 2_000],
  ['12 rue des Lilas\n75008 Paris Cedex 08', 2_000],
  ['Mairie de Lyon', 2_000],
  ['3 quai Antoine 1er, 98000 Monaco', 2_000],
  ['1 rue Victor Hugo, 97100 Basse-Terre', 850],
  ['5 rue de la Liberté 97200 FORT-DE-FRANCE', 850],
  ['12 rue de Paris, 97 400 Saint-Denis', 850],
  ['97400 Saint-Denis, La Réunion', 850],
  ['4 avenue du Général de Gaulle, 97300 Cayenne', 0],
  ['Place du marché, 97600 Mamoudzou', 0],
  ['BP 97150, 13001 Marseille', 2_000],
])('%s bears %i basis points', (address, rate) => {
  expect(vatOf(address)?.basis_points).toBe(rate)
})

test('where VAT does not apply the law is named', () => {
  expect(vatOf('97300 Cayenne')?.exemption).toContain('294')
  expect(vatOf('97400 Saint-Denis')?.exemption).toBeNull()
})

test.each([
  '97133 Gustavia',
  '97150 Marigot',
  '97500 Saint-Pierre',
  '98714 Papeete',
  '98800 Nouméa',
  '98600 Uvea',
])('%s has a tax system of its own', address => expect(vatOf(address)).toBeNull())
