import { PUBLIC_PATHS } from './public-pages'

/** What the program answers itself beside its public pages: by the first name of the path. */
const OTHERS =
  '404 admin-dashboard admin-login api apercu assets diagnostic espace-client healthz images metrics mon-site og readyz sitemaps test-pdf test-simple transmission'

const reserved = new Set([...OTHERS.split(' '), ...PUBLIC_PATHS.map(path => path.split('/')[1])])

/** Whether a page that somebody writes would be seen by nobody there: another answers at that address. */
export const isReservedAddress = (slug: string): boolean => reserved.has(slug)
