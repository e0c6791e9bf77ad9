import type { SiteTheme } from '~/domain/site/layout/layout'
import { coiffeur } from './coiffeur/coiffeur'
import { expertComptable } from './expert-comptable/expert-comptable'
import { fleuriste } from './fleuriste/fleuriste'
import { garage } from './garage/garage'
import { kinesitherapeute } from './kinesitherapeute/kinesitherapeute'
import { menuisier } from './menuisier/menuisier'
import { plombierChauffagiste } from './plombier-chauffagiste/plombier-chauffagiste'
import { restaurant } from './restaurant/restaurant'
import { simple } from './simple/simple'
import type { Palette, Theme, ThemeFont, ThemeOf } from './theme'

/** The themes that are drawn. */
const THEMES: { [Name in SiteTheme]: ThemeOf<Name> } = {
  'plombier-chauffagiste': plombierChauffagiste,
  coiffeur,
  menuisier,
  'expert-comptable': expertComptable,
  restaurant,
  garage,
  fleuriste,
  kinesitherapeute,
  simple,
}

export const themeOf = (name: SiteTheme): Theme => THEMES[name]

/** The palette that a layout names; the theme's first where it has none of that name. */
export function paletteOf({ palettes }: Theme, name: string): Palette {
  const palette = Object.hasOwn(palettes, name) ? palettes[name] : Object.values(palettes)[0]
  if (!palette) throw new Error('a theme without a palette')
  const { ground, ink, accent, ...own } = palette
  return { ground, ink, accent, 'on-accent': '#ffffff', ...own }
}

/** The fonts of a theme in one of its palettes. */
export const fontsOf = ({ fonts, pairings }: Theme, palette: string): ThemeFont[] =>
  fonts.map(font => ({ ...font, ...pairings[palette]?.[font.file] }))
