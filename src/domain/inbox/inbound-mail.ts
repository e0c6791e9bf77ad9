/** A file that came with a mail, in memory: a mail has 25 MB at most. */
export interface MailFile {
  filename: string
  bytes: Uint8Array
}

/** A mail that arrived, as it was parsed: strangers' words, which are shown and never done. */
export interface InboundMail {
  messageId: string | null
  /** Who says that he wrote it, in small letters; several or none are possible. */
  from: string[]
  fromName: string
  /** Whom it was sent to and where it was delivered, in small letters. */
  to: string[]
  subject: string
  /** Its text; of HTML alone what a reader sees. */
  text: string
  files: MailFile[]
  /** By name in small letters, the uppermost first. */
  headers: ReadonlyMap<string, readonly string[]>
  /** The parts of a delivery report (RFC 3464); null for any other mail. */
  report: MailReport | null
}

/** A delivery report: its fields, and the headers of the message that it is about. */
export interface MailReport {
  status: string
  returned: string
}

/** Bytes of a whole mail: what is larger is told, and stays in the mailbox. */
export const MAIL_MAX_BYTES = 25 * 1024 * 1024

/** Characters of a mail that its thread takes; the rest is read in the mailbox. */
export const MAIL_TEXT_MAX = 20_000
