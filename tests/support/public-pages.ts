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
<<<<<<< HEAD
  '/pay-per-call',
]

/** The public pages that run in the browser. */
export const hydratedPages = ['/dossier', '/international', '/admin-login']
=======
  '/villes',
  '/site-internet-gratuit',
  '/acquisition-client-lyon',
  '/blog/lyon-arrondissements-presquile-villeurbanne',
]

/** The public pages that run in the browser. */
export const hydratedPages = ['/dossier', '/blog', '/admin-login']
>>>>>>> 01e7a59 (Prove failed reads, instant writes and 2,000 articles)
