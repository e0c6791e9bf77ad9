import type { DnsAnswer } from '../../dns-answer'

/** Senders that a domain allows (RFC 7208), its includes followed. */
export interface SpfLook {
  /** Its own records that begin with `v=spf1`. */
  own: DnsAnswer
  /** Questions that its evaluation asks: ten at most are answered (section 4.6.4). */
  lookups: number
  /** Names that it includes and that have no such record, or several. */
  broken: string[]
  /** Terms that no server understands. */
  wrong: string[]
}

/** What the DNS says of mails from one domain. */
export interface MailLook {
  domain: string
  mx: DnsAnswer
  /** Names among them without an address. */
  mxLost: string[]
  spf: SpfLook
  /** Null: no selector is set (DKIM_SELECTOR). */
  dkim: { selector: string; found: DnsAnswer } | null
  dmarc: DnsAnswer
}

/** Each question, asked once: a name may be asked for by several includes. */
export interface MailResolver {
  txt: (name: string) => Promise<DnsAnswer>
  mx: (name: string) => Promise<DnsAnswer>
  hasAddress: (name: string) => Promise<boolean>
}
