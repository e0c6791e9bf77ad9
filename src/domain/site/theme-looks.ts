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

/** What each theme has. */
export const THEME_LOOKS = {
  'plombier-chauffagiste': {
    palettes: ['petrole', 'marine', 'sapin', 'brique'],
    variants: {
      hero: ['nuit-chaufferie', 'nuit-douche', 'jour-chaufferie', 'jour-douche'],
      services: ['lignes', 'plaques'],
    },
  },
  coiffeur: {
    palettes: ['aubergine', 'encre', 'terre', 'olive'],
    variants: {
      hero: ['couverture-tetes', 'couverture-outils', 'cote-tetes', 'cote-outils'],
      services: ['mode', 'carnet'],
    },
  },
  menuisier: {
    palettes: ['sapin', 'foret', 'noyer', 'ardoise'],
    variants: {
      hero: ['plan-assemblage', 'plan-outils', 'releve-assemblage', 'releve-outils'],
      services: ['elevations', 'nomenclature'],
    },
  },
  'expert-comptable': {
    palettes: ['vert', 'marine', 'bordeaux', 'ardoise'],
    variants: {
      hero: ['page', 'volet-registres', 'volet-boulier', 'bandeau-registres', 'bandeau-boulier'],
      services: ['lignes', 'fiches'],
    },
  },
  restaurant: {
    palettes: ['sauge', 'moutarde', 'tomate', 'nuit'],
    variants: {
      hero: ['carreaux-assiette', 'carreaux-table', 'rayures-assiette', 'rayures-table'],
      prices: ['carte', 'cahier'],
      services: ['carte', 'cahier'],
    },
  },
  garage: {
    palettes: ['jaune', 'orange', 'ciel', 'menthe'],
    variants: {
      hero: ['jaune-cadran', 'jaune-roue', 'nuit-cadran', 'nuit-roue'],
      prices: ['compteurs', 'lignes'],
      services: ['compteurs', 'lignes'],
    },
  },
  fleuriste: {
    palettes: ['lilas', 'pivoine', 'bleuet', 'mousse'],
    variants: {
      hero: ['album-bouquet', 'album-vase', 'herbier-bouquet', 'herbier-vase'],
      services: ['planches', 'carnet'],
    },
  },
  kinesitherapeute: {
    palettes: ['eau', 'tilleul', 'argile', 'lavande'],
    variants: {
      hero: ['quai-gestes', 'quai-galets', 'cote-gestes', 'cote-galets'],
      services: ['panneaux', 'lignes'],
    },
  },
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
