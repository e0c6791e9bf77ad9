import { nameHash } from '../../text/name-hash'
import type { SectionKind, SiteTheme } from './layout'
import { speaksOf } from './site-theme'

/** What can be chosen within a theme: palettes, and arrangements of sections, by name. `src/sites/themes` draws them. */
interface ThemeLooks {
  palettes: readonly [string, ...string[]]
  variants: Partial<Record<SectionKind, readonly string[]>>
}

/** Each ground with each drawing on it: `nuit-douche`. */
const crossed = <const Ground extends string, const Drawing extends string>(
  grounds: readonly Ground[],
  drawings: readonly Drawing[],
) => grounds.flatMap(ground => drawings.map(drawing => `${ground}-${drawing}` as const))

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
      hero: crossed(['nuit', 'jour'], ['chaufferie', 'douche', 'tableau', 'serrure']),
      services: ['lignes', 'plaques'],
    },
  },
  coiffeur: {
    palettes: ['aubergine', 'encre', 'terre', 'olive'],
    variants: {
      hero: crossed(['couverture', 'cote'], ['tetes', 'outils', 'flacons']),
      services: ['mode', 'carnet'],
    },
  },
  menuisier: {
    palettes: ['sapin', 'foret', 'noyer', 'ardoise'],
    variants: {
      hero: crossed(['plan', 'releve'], ['assemblage', 'outils', 'toit', 'pinceaux', 'mur', 'jardin']),
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
      hero: crossed(['carreaux', 'rayures'], ['assiette', 'table', 'pains']),
      prices: ['carte', 'cahier'],
      services: ['carte', 'cahier'],
    },
  },
  garage: {
    palettes: ['jaune', 'orange', 'ciel', 'menthe', 'sable', 'rose'],
    variants: {
      hero: crossed(['jaune', 'nuit'], ['cadran', 'roue', 'velo', 'voiture']),
      prices: ['compteurs', 'lignes'],
      services: ['compteurs', 'lignes'],
    },
  },
  fleuriste: {
    palettes: ['lilas', 'pivoine', 'bleuet', 'mousse'],
    variants: {
      hero: crossed(['album', 'herbier'], ['bouquet', 'vase', 'panier', 'pot']),
      services: ['planches', 'carnet'],
    },
  },
  kinesitherapeute: {
    palettes: ['eau', 'tilleul', 'argile', 'lavande'],
    variants: {
      hero: crossed(['quai', 'cote'], ['gestes', 'galets']),
      services: ['panneaux', 'lignes'],
    },
  },
  simple,
} as const satisfies Record<SiteTheme, ThemeLooks>

/**
 * Heroes are named after their ground and their drawing. These drawings are of some trades alone, by beginnings of words; a trade
 * that no line speaks of has the others of its theme. No baker wears a fish, no cyclist a dashboard.
 */
const DRAWINGS_OF_TRADES: Partial<Record<SiteTheme, [starts: string, drawings: string[]][]>> = {
  'plombier-chauffagiste': [
    ['electric domotic', ['tableau']],
    ['serrur', ['serrure']],
    ['chauffag climatic frigor ramon', ['chaufferie']],
  ],
  coiffeur: [
    ['coiff barb', ['tetes', 'outils']],
    ['esthetic institut onglerie manucur maquill tatou spa massage beaute', ['flacons']],
  ],
  menuisier: [
    ['couvr couvert charpent', ['toit']],
    ['peint facad isol', ['pinceaux']],
    ['macon carrel platr batiment construct renov', ['mur']],
    ['paysag jardin elag', ['jardin']],
  ],
  restaurant: [['boulang patiss chocolat glacier', ['pains']]],
  garage: [
    ['cycle velo', ['velo']],
    ['taxi vtc auto-ecole', ['voiture']],
  ],
  fleuriste: [
    ['epicer primeur fromag cavist', ['panier']],
    ['jardinerie pepinier maraich horticult', ['pot']],
  ],
  kinesitherapeute: [['orthophon infirm medecin dentiste sage-femme psycho dietet sophrolog', ['galets']]],
}

/** A palette, and an arrangement for each kind of section that has several. */
interface ChosenLook {
  palette: string
  variants: Partial<Record<SectionKind, string>>
}

/**
 * The look of a firm before anybody chose one: the same trade and name give the same, however spaced or capitalised.
 * @param trade as its owner says it: what is drawn suits it
 */
export function chooseLook(theme: SiteTheme, name: string, trade = ''): ChosenLook {
  const { palettes, variants }: ThemeLooks = THEME_LOOKS[theme]
  const bits = nameHash(`${theme}/${name.trim().toLocaleLowerCase('fr')}`)
  const kinds = Object.entries(variants).map(([kind, all], at) => [
    kind,
    pick(kind === 'hero' ? suiting(theme, trade, all) : all, bits >>> (5 * at + 5)),
  ])
  return { palette: pick(palettes, bits), variants: Object.fromEntries(kinds) }
}

/** The heroes whose drawing is of this trade, or of none in particular. */
function suiting(theme: SiteTheme, trade: string, heroes: readonly string[]): readonly string[] {
  const lines = DRAWINGS_OF_TRADES[theme] ?? []
  const own = lines.find(([starts]) => speaksOf(trade, starts))?.[1]
  const ofOthers = lines.flatMap(([, drawings]) => drawings)
  const suits = heroes.filter(hero => {
    const drawing = hero.split('-')[1] ?? ''
    return own ? own.includes(drawing) : !ofOthers.includes(drawing)
  })
  return suits.length > 0 ? suits : heroes
}

const pick = (all: readonly string[], bits: number): string => all[bits % all.length] ?? ''
