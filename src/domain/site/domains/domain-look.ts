import type { DnsAnswer } from '../../dns-answer'

/** What one resolver says of a host. */
export interface HostLook {
  a: DnsAnswer
  aaaa: DnsAnswer
  cname: DnsAnswer
  /** Who may issue certificates (RFC 8659), by the nearest name that says so; the values of `issue`. */
  caa: DnsAnswer
}

/** What one resolver says of a domain; the hosts in the order in which they were asked. */
export interface DomainLook {
  hosts: Record<string, HostLook>
  /** The texts at the place of the proof. */
  txt: DnsAnswer
}
