import { parsedUrl } from '~/domain/text/parsed-url'

/** What decides whose host a host is. */
export interface HostPlan {
  /** That of PUBLIC_URL, which is always ours. */
  agencyHost: string
  /** Under which clients' sites stand: `{slug}.{sitesHost}`. */
  sitesHost: string
}

/** @param sitesHost SITES_HOST, in small letters */
export const hostPlan = (publicUrl: string, sitesHost: string): HostPlan => ({
  agencyHost: new URL(publicUrl).hostname.toLowerCase(),
  sitesHost,
})

/** Where a request for a host goes. */
export type HostOwner =
  /** Ours: the agency's pages and calls. */
  | { of: 'agency' }
  /** A client's or nobody's, under our host for sites. */
  | { of: 'site'; host: string }
  /** Perhaps a client's own domain; ours where it is not. */
  | { of: 'domain'; host: string }
  /** No host at all: two of them, or what no address can hold. */
  | { of: 'nobody' }

/**
 * Whose the host of a request is. Case, port and the dot of a whole name change nothing; an address in the request line
 * stands for the Host (RFC 9112, 3.2.2), and where the two differ it is nobody's.
 * @param asked the target of the request line
 * @param hosts every Host header of the request
 */
export function hostOwner(
  { agencyHost, sitesHost }: HostPlan,
  asked: string,
  hosts: readonly string[],
): HostOwner {
  if (hosts.length > 1) return { of: 'nobody' }
  const named = hosts[0] === undefined ? null : bareHost(hosts[0])
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(asked) ? absoluteHost(asked) : undefined
  if (absolute === null || (absolute !== undefined && named !== null && absolute !== named))
    return { of: 'nobody' }
  const host = absolute ?? named
  if (!host) return { of: 'agency' }
  if (host === sitesHost || host === agencyHost) return { of: 'agency' }
  if (host.endsWith(`.${sitesHost}`)) return isName(host) ? { of: 'site', host } : { of: 'site', host: '' }
  if (parsedUrl(`http://${host}`) === null) return { of: 'nobody' }
  return isName(host) && !/^[\d.]+$/.test(host) ? { of: 'domain', host } : { of: 'agency' }
}

/** Lower case, without port and without the dot at the end. */
const bareHost = (host: string) => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

function absoluteHost(asked: string): string | null {
  const url = parsedUrl(asked)
  if (url === null) return null
  const { protocol, host, username, password } = url
  return /^https?:$/.test(protocol) && !username && !password ? bareHost(host) : null
}

/** A name that may stand in a path too: labels of a to z, digits and single dashes within. */
const isName = (host: string) =>
  host.length <= 253 &&
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host)

/** The host of a site under our own. */
export const hostUnder = (sitesHost: string, slug: string) => `${slug}.${sitesHost}`

/** Where a host answers, without a slash at the end: as PUBLIC_URL does, by the same port where it names one. */
export function hostAddress(publicUrl: string, host: string): string {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${host}${port && `:${port}`}`
}
