/** What one resolver says of one kind of record. */
export type Answer =
  | { values: string[] }
  /** There is no such name (NXDOMAIN). */
  | { absent: 'name' }
  /** The name has no record of this kind. */
  | { absent: 'record' }
  | { failed: 'servfail' | 'timeout' }

/** What one resolver says of a host. */
export interface HostLook {
  a: Answer
  aaaa: Answer
  cname: Answer
  /** Who may issue certificates (RFC 8659), by the nearest name that says so; the values of `issue`. */
  caa: Answer
}

/** What one resolver says of a domain; the hosts in the order in which they were asked. */
export interface DomainLook {
  hosts: Record<string, HostLook>
  /** The texts at the place of the proof. */
  txt: Answer
}
