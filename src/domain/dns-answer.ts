/** What the DNS says of one kind of record of a name. */
export type DnsAnswer =
  | { values: string[] }
  /** There is no such name (NXDOMAIN). */
  | { absent: 'name' }
  /** The name has no record of this kind. */
  | { absent: 'record' }
  | { failed: 'servfail' | 'timeout' }

/** None where there are none, and where nobody could say. */
export const valuesOf = (answer: DnsAnswer): string[] => ('values' in answer ? answer.values : [])
