import { hostUnder } from '../online/host-owner'
import { type ClientDomain, chosenHost, otherHost } from './client-domain'

/** What a host of a site leads to: the site, or the host where it stands. */
export interface LedHost {
  host: string
  /** Null: the site itself. */
  chosen: string | null
}

/** Every host of a site. @param domains those that are proven */
export function ledHosts(
  sitesHost: string,
  slug: string | null,
  domains: readonly ClientDomain[],
): LedHost[] {
  return [
    ...(slug === null ? [] : [{ host: hostUnder(sitesHost, slug), chosen: null }]),
    // First where it stands, then what leads there: at no moment does one lead nowhere.
    ...domains.flatMap(domain => [
      { host: chosenHost(domain), chosen: null },
      { host: otherHost(domain), chosen: chosenHost(domain) },
    ]),
  ]
}
