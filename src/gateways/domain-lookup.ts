import { Resolver } from 'node:dns/promises'
import { type DnsAnswer, valuesOf } from '~/domain/dns-answer'
import { codeOf } from '~/domain/error'
import type { DomainLook, HostLook } from '~/domain/site/domains/domain-look'

/** What the DNS says of clients' domains. */
export interface DomainLookup {
  /** Asks every resolver at once; none of them is waited for longer than a few seconds. @returns what each said */
  look: (hosts: readonly string[], proofHost: string) => Promise<DomainLook[]>
}

/** Twice as long at the second try: five seconds at most for one question. */
const PATIENCE = { timeout: 1_500, tries: 2 }

/** @param servers addresses of resolvers, with ports where they are not 53 (DNS_SERVERS); none: those of this machine */
export function dnsLookup(servers: readonly string[], patience = PATIENCE): DomainLookup {
  const asked = servers.length > 0 ? servers : new Resolver().getServers()
  return {
    look: (hosts, proofHost) => Promise.all(asked.map(server => askOne(server, hosts, proofHost, patience))),
  }
}

async function askOne(
  server: string,
  hosts: readonly string[],
  proofHost: string,
  patience: typeof PATIENCE,
): Promise<DomainLook> {
  const resolver = new Resolver(patience)
  resolver.setServers([server])
  const [txt, ...looks] = await Promise.all([
    answered(resolver.resolveTxt(proofHost).then(texts => texts.map(parts => parts.join('')))),
    ...hosts.map(async (host): Promise<[string, HostLook]> => [host, await lookAt(resolver, host)]),
  ])
  return { txt, hosts: Object.fromEntries(looks) }
}

async function lookAt(resolver: Resolver, host: string): Promise<HostLook> {
  const [a, aaaa, cname, caa] = await Promise.all([
    answered(resolver.resolve4(host)),
    answered(resolver.resolve6(host)),
    answered(resolver.resolveCname(host)),
    issuersFor(resolver, host),
  ])
  return { a, aaaa, cname, caa }
}

/** The nearest name above that says anything rules (RFC 8659, section 3). */
async function issuersFor(resolver: Resolver, host: string): Promise<DnsAnswer> {
  const labels = host.split('.')
  for (let from = 0; from < labels.length; from += 1) {
    const found = await answered(
      resolver
        .resolveCaa(labels.slice(from).join('.'))
        .then(records => records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]))),
    )
    if ('failed' in found || valuesOf(found).length > 0) return found
  }
  return { absent: 'record' }
}

/** What a question says, whatever becomes of it. */
export async function answered(question: Promise<string[]>): Promise<DnsAnswer> {
  try {
    return { values: await question }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOTFOUND') return { absent: 'name' }
    if (code === 'ENODATA') return { absent: 'record' }
    return { failed: code === 'ESERVFAIL' ? 'servfail' : 'timeout' }
  }
}
