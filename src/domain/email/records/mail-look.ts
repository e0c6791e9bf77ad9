/** What the DNS said of one question. */
export type Looked = { values: string[] } | { absent: 'name' | 'record' } | { failed: string }

/** Senders that a domain allows (RFC 7208), its includes followed. */
export interface SpfLook {
  /** Its own records that begin with `v=spf1`. */
  own: Looked
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
  mx: Looked
  /** Names among them without an address. */
  mxLost: string[]
  spf: SpfLook
  /** Null: no selector is set (DKIM_SELECTOR). */
  dkim: { selector: string; found: Looked } | null
  dmarc: Looked
}

/** Each question, asked once: a name may be asked for by several includes. */
export interface MailResolver {
  txt: (name: string) => Promise<Looked>
  mx: (name: string) => Promise<Looked>
  hasAddress: (name: string) => Promise<boolean>
}
