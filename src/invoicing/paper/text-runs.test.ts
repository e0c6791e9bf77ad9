import { expect, it } from 'vitest'
import { printable } from '~/domain/text/paper-signs'
import { unprintableIn } from '~/domain/text/unprintable'
import { CHAINS, font } from './fonts'
import { textRuns } from './text-runs'

const fontsOf = (text: string) => textRuns(printable(text), 'text').map(({ font, text }) => [font, text])

it('draws French in one run', () => {
  expect(fontsOf('L’été « œuvre » à 5\u202F000,00\u00A0€')).toEqual([
    ['text-regular', 'L’été « œuvre » à 5\u00A0000,00\u00A0€'],
  ])
})

it('falls back letter by letter, and on a box for what no font has', () => {
  expect(fontsOf('Łódź 日 ok')).toEqual([
    ['text-regular-ext', 'Ł'],
    ['text-regular', 'ód'],
    ['text-regular-ext', 'ź'],
    ['text-regular', ' '],
    ['fallback', '\u25A1'],
    ['text-regular', ' ok'],
  ])
})

it('keeps the words of a right-to-left stretch together', () => {
  const runs = textRuns('Café שלום עולם 12', 'text')
  expect(runs.map(({ text, rightToLeft }) => [text, rightToLeft])).toEqual([
    ['Café ', false],
    ['שלום עולם', true],
    [' 12', false],
  ])
})

it('drops the signs that could reorder or hide what is read', () => {
  expect(printable('a\u202Eb\u200Bc\u0000d\uFEFF\u2066e\uD83D')).toBe('abcde')
})

it('takes ligatures apart', () => {
  expect(printable('ﬁnance, oﬃce, ﬆ')).toBe('finance, office, st')
})

it('knows the signs of its fonts without opening them', () => {
  for (const names of [CHAINS.text, CHAINS.bold, CHAINS.mono]) {
    const known = new Set(names.flatMap(name => [...font(name).signs]))
    const mistaken: string[] = []
    for (let code = 0x20; code < 0x20000; code++) {
      const sign = String.fromCodePoint(code)
      if (printable(sign) !== sign || sign === '\uFFFD' || sign === '\u25A1') continue
      if ((unprintableIn(sign).length === 0) !== known.has(code)) mistaken.push(sign)
    }
    expect(mistaken).toEqual([])
  }
})
