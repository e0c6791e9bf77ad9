import { nameHash } from '../text/name-hash'
import type { SectionKind, SiteTheme } from './layout'

/** What can be chosen within a theme: palettes, and arrangements of sections, by name. `src/sites/themes` draws them. */
interface ThemeLooks {
  palettes: readonly [string, ...string[]]
  variants: Partial<Record<SectionKind, readonly [string, ...string[]]>>
}

const simple = {
  palettes: ['encre', 'foret', 'brique', 'lac', 'prune'],
  variants: {
    hero: ['affiche', 'colonnes', 'bandeau', 'cadre'],
    services: ['liste', 'cases'],
    prices: ['lignes', 'cases'],
  },
} as const satisfies ThemeLooks

/** A theme that is not drawn yet wears the plain one's looks. */
export const THEME_LOOKS = {
  'plombier-chauffagiste': simple,
  coiffeur: {
    palettes: ['aubergine', 'encre', 'terre', 'olive'],
    variants: {
      hero: ['couverture-tetes', 'couverture-outils', 'cote-tetes', 'cote-outils'],
      services: ['mode', 'carnet'],
    },
  },
  menuisier: simple,
  'expert-comptable': simple,
  restaurant: simple,
  garage: simple,
  fleuriste: simple,
  kinesitherapeute: simple,
  simple,
} as const satisfies Record<SiteTheme, ThemeLooks>

/** A palette, and an arrangement for each kind of section that has several. */
interface ChosenLook {
  palette: string
  variants: Partial<Record<SectionKind, string>>
}

/** The look of a firm before anybody chose one: the same trade and name give the same, however spaced or capitalised. */
export function chooseLook(theme: SiteTheme, name: string): ChosenLook {
  const { palettes, variants }: ThemeLooks = THEME_LOOKS[theme]
  const bits = nameHash(`${theme}/${name.trim().toLocaleLowerCase('fr')}`)
  const kinds = Object.entries(variants).map(([kind, all], at) => [kind, pick(all, bits >>> (5 * at + 5))])
  return { palette: pick(palettes, bits), variants: Object.fromEntries(kinds) }
}

const pick = (all: readonly [string, ...string[]], bits: number): string => all[bits % all.length] ?? all[0]
