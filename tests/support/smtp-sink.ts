import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** One message as a mail server receives it. */
export interface Received {
  /** The envelope: who it is really handed to. */
  recipients: string[]
  /** The header block, unfolded: one line for each header. */
  headers: string[]
  raw: string
}

/** A real SMTP server on this machine that keeps what it is given; `url` is for SMTP_URL. */
export async function smtpSink(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const [head = ''] = raw.split('\r\n\r\n')
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
          raw,
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

/** The decoded text of a message's plain or HTML part. */
export function partOf({ raw }: Received, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const part = raw.split(`\r\n--${boundary}`).find(piece => piece.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
