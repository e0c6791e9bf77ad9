/** A mail as the mailbox holds it; its bytes are left there where they are more than a mail may have. */
export interface ReceivedMail {
  /** The mailbox with its UIDVALIDITY (RFC 9051, section 2.3.1.1), and the mail's number in it: never given twice. */
  mailbox: string
  uid: number
  size: number
  receivedAt: Date
  /** Null: it is too large, and `head` has its headers alone. */
  source: Uint8Array | null
  head: Uint8Array
}

/** The mailbox where answers arrive. */
export interface Inbox {
  /** What answers are addressed to, before their tags: `reponses@agence.fr`. */
  address: string
  /** Under which names the mail servers before it sign what they checked (authserv-id, RFC 8601). */
  servers: readonly string[]
  /**
   * Gives each mail of the mailbox that is not known yet, one after the other, and lays it aside once it was taken: what
   * ends in between is given again.
   * @param known which of these numbers were taken before
   * @throws what `take` threw first, after the mails that follow were given, or NeighbourAway where the server does not answer
   */
  read: (
    known: (mailbox: string, uids: number[]) => Promise<Set<number>>,
    take: (mail: ReceivedMail) => Promise<void>,
  ) => Promise<void>
  /** Removes what was laid aside before a day. */
  sweep: (before: Date) => Promise<void>
  /** Signs in and looks at the mailbox; nothing is read. */
  check: () => Promise<void>
}
