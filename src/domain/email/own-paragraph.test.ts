import { expect, test } from 'vitest'
import { strangeAddresses } from './own-paragraph'

test('a paragraph may name the agency’s own addresses alone', () => {
  const own = ['agence.fr', 'localhost']
  const strange = (text: string) => strangeAddresses(text, own)
  expect(strange('Nos bureaux ferment du 24 au 31. Bonnes fêtes\u202f!')).toEqual([])
  expect(strange('Voyez https://agence.fr/aides, ou écrivez à bonjour@agence.fr.')).toEqual([])
  expect(strange('Cliquez sur https://gagner.example/x')).toEqual(['https://gagner.example/x'])
  expect(strange('Allez sur www.banque.com ou payer-ici.fr')).toEqual(['www.banque.com', 'payer-ici.fr'])
  expect(strange('https://agence.fr@gagner.com/')).toEqual(['https://agence.fr@gagner.com/'])
  expect(strange('https://agence.fr.gagner.com')).toEqual(['https://agence.fr.gagner.com'])
  expect(strange('Voyez bit.ly/x, 1.2.3.4/x ou //x, bref ftp://a.b')).toEqual([
    ...['bit.ly/x,', '1.2.3.4/x', '//x,', 'ftp://a.b'],
  ])
  expect(strange('Voyez agence.fr/aides, //agence.fr/x, 24/24, 7j/7 et/ou 1/2.')).toEqual([])
})
