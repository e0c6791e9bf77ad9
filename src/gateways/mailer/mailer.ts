/** A message ready to leave. */
export interface Message {
  to: string
  /** To whom it is answered, where that is not us. */
  replyTo?: string
  /** Where it comes back to, where that is not whom it is from (RFC 5321, section 4.4). */
  returnTo?: string
  subject: string
  html: string
  text: string
  /** Nobody wrote it, and no machine is to answer it (RFC 3834, section 5). */
  automatic?: boolean
  /** Where its reader's own program says that he wants no more of them, in one click (RFC 8058). */
  stopLink?: string
  /** Stable over retries, so that a copy sent twice is recognised (RFC 5322, section 3.6.4). */
  messageId: string
  /** `cid` shows one within the message, where its HTML names it (RFC 2392). */
  attachments: { filename: string; content: Uint8Array; contentType: string; cid?: string }[]
}

/** Sends e-mail. Resolves once the message is accepted; throws NeighbourRefuses when no later try helps, anything else when one may. */
export interface Mailer {
  send: (message: Message) => Promise<void>
  /** Removes our own copy of a message, where one is kept. */
  forget: (messageId: string) => Promise<void>
  /**
   * Removes our own copies, written before an instant, of messages that are kept no more.
   * @param kept which of these ids, the first part of a Message-ID, still are
   */
  sweep: (before: Date, kept: (ids: string[]) => Promise<Set<string>>) => Promise<void>
  /** Tries whether messages could leave; none does. */
  check: () => Promise<void>
  /** False when messages are only written to a folder. */
  leaves: boolean
}
