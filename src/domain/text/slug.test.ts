import { expect, test } from 'vitest'
import { fold, isSlug, slugify } from './slug'

test('names become addresses', () => {
  expect(slugify('L’Haÿ-les-Roses')).toBe('l-hay-les-roses')
  expect(slugify('  Les Sables-d’Olonne ! ')).toBe('les-sables-d-olonne')
  expect(slugify('Vandœuvre-lès-Nancy')).toBe('vandoeuvre-les-nancy')
})

test('a slug is recognised', () => {
  expect(['lyon', 'saint-denis-93'].every(isSlug)).toBe(true)
  expect(['', 'Lyon', 'lyon-', 'a--b', 'été'].some(isSlug)).toBe(false)
})

test('case and accents do not count', () => {
  expect(fold('LYON, Été')).toBe(fold('lyon, ete'))
})
