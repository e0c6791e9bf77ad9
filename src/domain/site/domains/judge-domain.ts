import { type DnsAnswer, valuesOf } from '../../dns-answer'
import { type ClientDomain, chosenHost, otherHost, proofHost, proofOf } from './client-domain'
import type { DomainFinding } from './domain-finding'
import type { DomainLook, HostLook } from './domain-look'
import { isRegistered } from './parse-domain'

/** Who issues our certificates. */
const AUTHORITY = 'letsencrypt.org'

/** Where sites stand. */
export interface SitesAddresses {
  v4: string[]
  v6: string[]
}

export interface DomainVerdict {
  /** Whether every resolver that answered reads our proof. */
  proven: boolean
  /** Whether every one that answered leads to us. */
  here: boolean
  /** Whether nobody said anything in time: nothing is concluded from it. */
  unknown: boolean
  /** What is to be mended, the first thing first. */
  findings: DomainFinding[]
}

/** The hosts that a domain needs: its www, or its bare name, too where it is bought as such. */
export const neededHosts = (domain: ClientDomain): string[] =>
  isRegistered(domain.name) ? [chosenHost(domain), otherHost(domain)] : [chosenHost(domain)]

/** What is said of a domain by each resolver that was asked. */
export function judgeDomain(
  domain: ClientDomain & { token: string },
  looks: readonly DomainLook[],
  ours: SitesAddresses,
): DomainVerdict {
  const [chosen = '', ...others] = neededHosts(domain)
  const place = proofHost(domain)
  const proof = together(
    place,
    looks.map(({ txt }) => proofFinding(place, txt, proofOf(domain.token))),
  )
  const at = (host: string) =>
    together(
      host,
      looks.map(({ hosts }) => {
        const look = hosts[host]
        return look ? hostFinding(host, look, ours) : { kind: 'failed', host, why: 'timeout' }
      }),
    )
  const stands = at(chosen)
  const rest = [proof, ...others.map(at), authorityOf(chosen, looks)].flatMap(finding => finding ?? [])
  return {
    proven: proof === null,
    here: stands === null,
    unknown: stands?.kind === 'failed' && stands.why === 'timeout',
    findings: stands ? [stands, ...rest] : rest,
  }
}

/** One word of several resolvers: those that failed count for nothing where another one answered. */
function together(host: string, said: readonly (DomainFinding | null)[]): DomainFinding | null {
  const answered = said.filter(finding => finding?.kind !== 'failed')
  const [first = { kind: 'failed' as const, host, why: 'timeout' as const }] = answered.length
    ? answered
    : said
  if (answered.length === 0) return first
  const agreed = answered.every(finding => JSON.stringify(finding) === JSON.stringify(first))
  return agreed ? first : { kind: 'spreading', host }
}

function hostFinding(host: string, { a, aaaa, cname }: HostLook, ours: SitesAddresses): DomainFinding | null {
  // Servers that fail for AAAA alone are common, and keep no visitor away.
  if ('failed' in a) return { kind: 'failed', host, why: a.failed }
  if ('absent' in a && a.absent === 'name') return { kind: 'no-name', host }
  const [alias] = valuesOf(cname)
  const [v4, v6] = [strangers(a, ours.v4), strangers(aaaa, ours.v6)]
  if (alias && (v4.length > 0 || v6.length > 0)) return { kind: 'alias', host, target: alias }
  if (v4.length > 0) return { kind: 'other-address', host, type: 'A', values: v4 }
  if (v6.length > 0) return { kind: 'other-address', host, type: 'AAAA', values: v6 }
  const wanted = ours.v4.length > 0 ? a : aaaa
  return valuesOf(wanted).length > 0 ? null : { kind: 'no-address', host }
}

function proofFinding(host: string, txt: DnsAnswer, proof: string): DomainFinding | null {
  if ('failed' in txt) return { kind: 'failed', host, why: txt.failed }
  const texts = valuesOf(txt)
  if (texts.includes(proof)) return null
  return {
    kind: texts.some(text => text.startsWith('site-verification=')) ? 'other-proof' : 'no-proof',
    host,
  }
}

/** The first resolver that says who may issue certificates, where we may not. */
function authorityOf(host: string, looks: readonly DomainLook[]): DomainFinding | null {
  for (const { hosts } of looks) {
    const caa = hosts[host]?.caa
    const issuers = caa ? valuesOf(caa).map(value => (value.split(';')[0] ?? '').trim().toLowerCase()) : []
    if (issuers.length > 0 && !issuers.includes(AUTHORITY))
      return { kind: 'authority', host, issuers: issuers.filter(Boolean), wanted: AUTHORITY }
  }
  return null
}

const strangers = (answer: DnsAnswer, ours: readonly string[]) =>
  valuesOf(answer)
    .filter(value => !ours.includes(value))
    .sort()
