import type { InboundMail } from '~/domain/inbox/inbound-mail'
import { startChild } from '../child-process/child-process'

/** Understands mails that strangers send. */
export interface MailReader {
  /** @returns null for what no program understands. @throws ChildDied for what kills the one that reads it */
  read: (bytes: Uint8Array) => Promise<InboundMail | null>
  stop: () => Promise<void>
}

/** In the thread that asks: from source, in development and in tests. */
export const directMailReader: MailReader = {
  read: async bytes => (await import('./parse-mail')).parseMail(bytes).catch(() => null),
  stop: async () => {},
}

const BOUNDS = { deadlineMs: 20_000, memoryBytes: 768 * 1024 * 1024, niceness: 10 }

/**
 * In a child process of its own: parsers take the square of what some mails hold, and 25 MB of empty lines would keep every
 * visitor waiting for days.
 */
export function childMailReader(bounds = BOUNDS): MailReader {
  const child = startChild<{ bytes: Uint8Array }, InboundMail | null>('gateways/inbox/mail-program', bounds)
  return { read: bytes => child.run({ bytes }), stop: child.stop }
}
