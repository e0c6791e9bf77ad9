/** Those that filter their own list: a script of ours of a hundred lines, no framework. */
export const filteredPages = ['/blog', '/blog/sujets/aides', '/villes']

/** The pages that ship no framework JavaScript (specification D1). */
export const contentPages = [
  ...filteredPages,
  '/',
  '/comment-ca-marche',
  '/simulateur',
  '/mentions-legales',
  '/conditions-generales',
  '/mandat',
  '/confidentialite',
  '/accessibilite',
  '/conditions-leads',
  '/pay-per-call',
  '/aides',
  '/aides/kap-numerik',
  '/site-internet-gratuit',
  '/acquisition-client',
  '/acquisition-client-lyon',
  '/site-internet-gratuit-vincennes',
  '/blog/lyon-arrondissements-presquile-villeurbanne',
]

/** The public pages that run in the browser. */
export const hydratedPages = ['/dossier', '/international', '/demande-de-devis', '/admin-login']
