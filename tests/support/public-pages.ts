/** The pages that ship no framework JavaScript (QUALITY.md section 1). */
export const contentPages = [
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
  '/villes',
  '/site-internet-gratuit',
  '/acquisition-client',
  '/acquisition-client-lyon',
  '/blog/lyon-arrondissements-presquile-villeurbanne',
]

/** The public pages that run in the browser. */
export const hydratedPages = ['/dossier', '/international', '/demande-de-devis', '/blog', '/admin-login']
