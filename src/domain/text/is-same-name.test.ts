import { expect, test } from 'vitest'
import { isSameName } from './is-same-name'

test('a name is recognised whatever keyboard it is typed on', () => {
  for (const typed of ['L’Atelier d’Été', "l'atelier d'ete ", 'L´Atelier  d‘Été', 'L’Atelier\u00a0d’Été'])
    expect(isSameName(typed, "L'Atelier d'Été")).toBe(true)
  expect(isSameName('Perrier - Fils', 'Perrier\u00a0– Fils')).toBe(true)
  for (const typed of ['', 'Atelier d’Été', 'L’Atelier d’Hiver'])
    expect(isSameName(typed, 'L’Atelier d’Été')).toBe(false)
  expect(isSameName('', '\u00a0!!!')).toBe(false)
  expect(isSameName(' !! !', '!!!')).toBe(true)
})
