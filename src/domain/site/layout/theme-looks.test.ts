import { expect, test } from 'vitest'
import { SITE_THEMES } from './layout'
import { siteTheme } from './site-theme'
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

test('what is drawn is of the trade: a baker wears no fish, a cyclist no dashboard, a roofer no shelf', () => {
  const drawn = (trade: string) => {
    const theme = siteTheme(trade)
    const heroes = Array.from(
      { length: 60 },
      (_, at) => chooseLook(theme, `Maison ${at}`, trade).variants.hero,
    )
    return new Set(heroes.map(hero => hero?.split('-')[1]))
  }
  expect(drawn('boulangerie-pâtisserie')).toEqual(new Set(['pains']))
  expect(drawn('restaurant')).toEqual(new Set(['assiette', 'table']))
  expect(drawn('vélos')).toEqual(new Set(['velo']))
  expect(drawn('garage automobile')).toEqual(new Set(['cadran', 'roue']))
  expect(drawn('couvreur')).toEqual(new Set(['toit']))
  expect(drawn('épicerie fine')).toEqual(new Set(['panier']))
  expect(drawn('électricien')).toEqual(new Set(['tableau']))
})
