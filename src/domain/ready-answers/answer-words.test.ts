import { expect, test } from 'vitest'
import { openWords, unknownWords, wordIn } from './answer-words'

test('a word is known whatever its case, accents and spaces; no other is', () => {
  expect(wordIn('Entreprise')).toBe('company')
  expect(wordIn(' prenom ')).toBe('first_name')
  expect(wordIn('téléphone de l\u0027agence')).toBe('telephone')
  expect(wordIn('mot de passe')).toBeUndefined()
  expect(unknownWords('Bonjour {prénom}, {nom} {entreprise} {nom}')).toEqual(['{nom}'])
})

test('what stands between braces is open; braces without a word are not', () => {
  expect(openWords('Il manque {pièces manquantes} à {entreprise}.')).toEqual([
    '{pièces manquantes}',
    '{entreprise}',
  ])
  expect(openWords('{} {12} { } a{b')).toEqual([])
})
