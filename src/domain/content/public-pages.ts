import { keysOf } from '../closed-list'

interface PublicPage {
  /** What breadcrumbs and the footer call it. */
  name: string
  /** `listed`: in the sitemap; `hidden`: kept out of search engines. */
  search: 'listed' | 'hidden'
  /** What runs in the browser (specification D1): nothing, a small script of ours, or React. */
  runs: 'nothing' | 'script' | 'react'
  /** In which column of the footer it stands. */
  footer?: 'pages' | 'papers'
}

/**
 * Every public page with an address of its own, in the order of the footer. A line here; the compiler then asks for its
 * screen (`web/routes.ts`). Sitemap, robots, breadcrumbs, footer, and the checks of weight, of structured data and of
 * what a page may keep, follow from it.
 */
export const PUBLIC_PAGES = {
  '/': { name: 'Accueil', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/comment-ca-marche': { name: 'Comment ça marche', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/simulateur': { name: 'Tester mon éligibilité', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/mentions-legales': { name: 'Mentions légales', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/aides': { name: 'Aides', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/blog': { name: 'Blog', search: 'listed', runs: 'script', footer: 'papers' },
  '/villes': { name: 'Villes', search: 'listed', runs: 'script', footer: 'papers' },
  '/demande-de-devis': { name: 'Demander un devis', search: 'listed', runs: 'react', footer: 'papers' },
  '/conditions-generales': {
    name: 'Conditions générales de vente',
    search: 'listed',
    runs: 'nothing',
    footer: 'papers',
  },
  '/mandat': { name: 'Mandat', search: 'listed', runs: 'nothing', footer: 'papers' },
  '/confidentialite': { name: 'Confidentialité', search: 'listed', runs: 'nothing', footer: 'papers' },
  '/accessibilite': { name: 'Accessibilité', search: 'listed', runs: 'nothing', footer: 'papers' },
  '/verification': { name: 'Vérifier une facture', search: 'listed', runs: 'react', footer: 'papers' },
  '/conditions-leads': { name: 'Conditions des contacts', search: 'listed', runs: 'nothing' },
  '/pay-per-call': { name: 'Pay Per Call', search: 'listed', runs: 'nothing', footer: 'pages' },
  '/international': { name: 'Inscription', search: 'listed', runs: 'react' },
  '/exemples': { name: 'Exemples', search: 'hidden', runs: 'nothing', footer: 'pages' },
  '/etre-rappele': { name: 'Être rappelé', search: 'hidden', runs: 'nothing' },
  '/dossier': { name: 'Dossier', search: 'hidden', runs: 'react' },
  '/documentation-api': { name: 'Documentation de l’API', search: 'hidden', runs: 'nothing' },
} as const satisfies Record<string, PublicPage>

export type PublicPath = keyof typeof PUBLIC_PAGES

export const PUBLIC_PATHS = keysOf(PUBLIC_PAGES)

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(PUBLIC_PAGES, path)

/** The pages of which something holds, in the table's order. */
export const publicPathsWhere = (holds: (page: PublicPage) => boolean): PublicPath[] =>
  PUBLIC_PATHS.filter(path => holds(PUBLIC_PAGES[path]))
