import { expect, test } from 'vitest'
import { SITE_THEMES } from './layout'
import { chooseLook, THEME_LOOKS } from './theme-looks'

test('the look of a firm follows from its trade and its name, however it is spaced or capitalised', () => {
  for (const theme of SITE_THEMES) {
    const look = chooseLook(theme, 'Atelier Odile')
    expect(chooseLook(theme, '  ATELIER ODILE ')).toEqual(look)
    expect(THEME_LOOKS[theme].palettes).toContain(look.palette)
  }
})

test('names of one trade spread over its looks', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Maison ${at}`)
  for (const theme of SITE_THEMES) {
    const looks = new Set(names.map(name => JSON.stringify(chooseLook(theme, name))))
    expect(looks.size, theme).toBeGreaterThan(10)
  }
})
