import { publicPathsWhere } from '~/domain/content/public-pages'

/** Those that filter their own list: a script of ours of a hundred lines, no framework. */
export const filteredPages: string[] = [
  ...publicPathsWhere(({ runs }) => runs === 'script'),
  '/blog/sujets/aides',
]

/** The pages that ship no framework JavaScript (specification D1): all of the table, and one of each text's kind. */
export const contentPages: string[] = [
  ...filteredPages,
  ...publicPathsWhere(({ runs, search }) => runs === 'nothing' && search === 'listed'),
  '/aides/kap-numerik',
  '/site-internet-gratuit',
  '/acquisition-client',
  '/acquisition-client-lyon',
  '/site-internet-gratuit-vincennes',
  '/blog/lyon-arrondissements-presquile-villeurbanne',
]

/** The public pages that run in the browser. */
export const hydratedPages: string[] = [...publicPathsWhere(({ runs }) => runs === 'react'), '/admin-login']
