/** What each revision of the trial holds. */
export const PAGES = [
  'index.html',
  'services/index.html',
  'demande/index.html',
  'mentions-legales/index.html',
  '404.html',
]
