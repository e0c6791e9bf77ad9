import { expect, test } from 'vitest'
import { linksIn, nameFlaw } from './name-line'

test.each([
  'Remboursement impots : connectez-vous sur https://ameli-fr.example/r',
  'Cliquez bit.ly/2xYz',
  'Voir 1.2.3.4/x',
  'Suite sur //evil.example/x',
  'evil.example:8080/x',
  't.co/abc',
  'http : // evil.example',
  'écrivez à contact@evil.example',
  'mailto:contact',
  'www.evil.example',
  'WWW.Evil.example',
  'ｗｗｗ．evil．example／x',
  'evil。example/x',
  'evil.example⁄x',
  'evil\u200d.example\u200c/x',
  'https:\\\\evil.example',
  'café.example/x',
])('a stranger’s words that a mail program would make a link of are no name: %s', value => {
  expect(nameFlaw(value)).toMatch(/se lit comme une adresse de site ou de messagerie/)
})

test.each([
  'Cdiscount.com',
  '24/24 Dépannage',
  '12/14 rue des Fleurs, 31000 Toulouse',
  'SARL Dupont & Fils',
  'M.Dupont/Mme Durand',
  'A.B.C. Plomberie / Chauffage',
  'Bar @ Vin',
  'Booking.com B.V.',
  '7j/7 – 24h/24',
  'S.A.R.L. Éclair',
  '5 av. Foch/bât. B',
  'N° 12 : 3e étage',
  'Wwwouah Studio',
  '½ Tarif',
  'Atelier d’à côté',
])('a firm’s own name passes: %s', value => {
  expect(nameFlaw(value)).toBe(null)
})

test('signs that turn the reading order round stand in no name', () => {
  expect(nameFlaw('Plombier \u202egro.live')).toMatch(/caractères invisibles/)
  expect(nameFlaw('a\u0000b')).toMatch(/caractères invisibles/)
})

test('a firm that the registry calls www.… keeps its name, and nothing else', () => {
  expect(nameFlaw('WWW.DUPONT.FR')).not.toBe(null)
  expect(nameFlaw('WWW.DUPONT.FR', { www: true })).toBe(null)
  expect(nameFlaw('WWW.DUPONT.FR/x', { www: true })).not.toBe(null)
})

test('a text full of dots, slashes and colons costs no time', () => {
  for (const part of ['a.', 'a.b-', 'a:', '/', '@', 'www.', 'a@a.', '1.', 'a-'])
    expect(linksIn(part.repeat(20_000)).length).toBeLessThan(2_001)
})
