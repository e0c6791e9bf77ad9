import type { Figure, Options } from './support/figure'
import { servedSites } from './support/served-sites'

/** Clients' sites: how they are served. */
export const run = (options: Options): Promise<Figure[]> => servedSites(options)
