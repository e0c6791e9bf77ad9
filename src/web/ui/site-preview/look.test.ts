import { expect, it } from 'vitest'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { lookOf, palettes } from './look'

const names = [
  'Dupont Chauffage',
  'Martin Plomberie',
  'Chez Lulu',
  'Atelier 24',
  'SARL Benali & fils',
  'Éloïse B.',
]

it('gives the same look to the same trade and name, however it is spaced or capitalised', () => {
  for (const trade of EXAMPLE_TRADES) {
    for (const name of names) {
      expect(lookOf(trade, `  ${name.toUpperCase()} `)).toEqual(lookOf(trade, name.toUpperCase()))
      expect(lookOf(trade, name)).toEqual(lookOf(trade, name))
    }
  }
})

it('gives two firms of one trade looks that differ by more than their initials', () => {
  for (const trade of EXAMPLE_TRADES) {
    const looks = names.map(name => JSON.stringify({ ...lookOf(trade, name), initials: '' }))
    expect(new Set(looks).size, trade).toBe(names.length)
  }
})

it('takes initials from the words that count', () => {
  expect(lookOf('garage', 'Garage de la Gare').initials).toBe('GG')
  expect(lookOf('garage', 'A2 B').initials).toBe('AB')
  expect(lookOf('garage', '').initials).toBe('V')
})

it('writes every word with a contrast of at least 4.5', () => {
  for (const trade of EXAMPLE_TRADES) {
    for (const { ground, ink, accent, onAccent } of palettes[trade]) {
      expect(contrast(ground, ink), `${ground} ${ink}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, onAccent), `${accent} ${onAccent}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
