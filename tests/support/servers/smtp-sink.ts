import { atEnd } from '../runner/at-end'
import { type Received, startSmtp } from './smtp-server'

export type { Received } from './smtp-server'

/** A mail server for one test: it goes when the test ends. */
export async function smtpSink(): Promise<{ url: string; received: Received[] }> {
  const { url, received, stop } = await startSmtp()
  atEnd(stop)
  return { url, received }
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

/** A part that stands beside an attachment comes as it was sent: quoted-printable. */
export function decodedPart(part: string): string {
  if (!/=[0-9A-F]{2}/.test(part)) return part
  const bytes = part
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
