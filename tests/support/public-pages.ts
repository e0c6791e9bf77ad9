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
  '/pay-per-call',
]

/** The public pages that run in the browser. */
export const hydratedPages = ['/dossier', '/international', '/admin-login']
