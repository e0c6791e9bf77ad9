import { type ClientDomain, proofHost, proofOf } from './client-domain'
import type { DomainFinding } from './domain-finding'
import { neededHosts, type SitesAddresses } from './judge-domain'

/** A record that the owner makes where the name was bought. */
export interface DomainRecord {
  type: 'A' | 'AAAA' | 'TXT'
  host: string
  value: string
}

/** What is to be copied, in the order in which it is made. */
export function domainRecords(
  domain: ClientDomain & { token: string },
  ours: SitesAddresses,
): DomainRecord[] {
  return [
    { type: 'TXT', host: proofHost(domain), value: proofOf(domain.token) },
    ...neededHosts(domain).flatMap((host): DomainRecord[] => [
      ...ours.v4.map(value => ({ type: 'A' as const, host, value })),
      ...ours.v6.map(value => ({ type: 'AAAA' as const, host, value })),
    ]),
  ]
}

/** Whether a record was seen as it should be; an address of the other family that is wrong is not this one's fault. */
export const isSeen = ({ type, host }: DomainRecord, findings: readonly DomainFinding[]): boolean =>
  !findings.some(
    finding =>
      finding.host === host &&
      finding.kind !== 'authority' &&
      (finding.kind !== 'other-address' || finding.type === type),
  )
