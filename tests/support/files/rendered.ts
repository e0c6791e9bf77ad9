/**
 * The page with an idle query, which is rendered but not packed for all who ask: that is for page-cache.test.ts, and for the
 * pages that links are read in. The simulator has no idle query: it says that it holds answers.
 */
export const rendered = (page: string) =>
  fetch(page.endsWith('/simulateur') || page.includes('?') ? page : `${page}?essai`, {
    headers: { 'accept-encoding': 'identity' },
  })
