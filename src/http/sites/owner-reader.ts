import type { IncomingMessage } from 'node:http'
import { type HostOwner, type HostPlan, hostOwner } from '~/domain/site/online/host-owner'

const MOST_HOSTS = 10_000
/** No name is longer; what a stranger writes there may have 16 kB. */
const LONGEST_HOST = 260

/** Says whose host a request names; the same few are asked for again and again. */
export function ownerReader(
  plan: HostPlan,
): (incoming: Pick<IncomingMessage, 'url' | 'rawHeaders'>) => HostOwner {
  const known = new Map<string, HostOwner>()
  return ({ url = '/', rawHeaders }) => {
    const hosts = hostsOf(rawHeaders)
    const [host] = hosts
    if (hosts.length !== 1 || host === undefined || !url.startsWith('/')) return hostOwner(plan, url, hosts)
    const seen = known.get(host)
    if (seen) return seen
    const owner = hostOwner(plan, '/', hosts)
    if (host.length > LONGEST_HOST) return owner
    if (known.size >= MOST_HOSTS) known.clear()
    known.set(host, owner)
    return owner
  }
}

/** Every Host that was sent: Node keeps the first of several alone. */
function hostsOf(rawHeaders: string[]): string[] {
  const hosts: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '')
  }
  return hosts
}
