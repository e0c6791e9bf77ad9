import type { SiteLayout, SiteTheme } from './layout'

/** What a design is called to people. */
export const THEME_LABELS: Record<SiteTheme, string> = {
  'plombier-chauffagiste': 'Plombier-chauffagiste',
  coiffeur: 'Coiffeur',
  menuisier: 'Menuisier',
  'expert-comptable': 'Expert-comptable',
  restaurant: 'Restaurant',
  garage: 'Garage',
  fleuriste: 'Fleuriste',
  kinesitherapeute: 'Kinésithérapeute',
  simple: 'Sobre',
}

/** The names of palettes are French words without their accents. */
const ACCENTED = new Map([
  ['foret', 'forêt'],
  ['petrole', 'pétrole'],
])

/** A palette by its name in a layout. */
export const paletteLabel = (name: string): string => ACCENTED.get(name) ?? name

/** « Sobre, couleurs : forêt ». */
export const lookWords = ({ theme, palette }: Pick<SiteLayout, 'theme' | 'palette'>): string =>
  `${THEME_LABELS[theme]}, couleurs\u00a0: ${paletteLabel(palette)}`
