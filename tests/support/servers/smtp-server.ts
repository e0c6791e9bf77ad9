import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** One message as a mail server receives it. */
export interface Received {
  /** The envelope: who it is really handed to. */
  recipients: string[]
  /** The envelope: where it comes back to. */
  sender: string
  /** The header block, unfolded: one line for each header. */
  headers: string[]
  raw: string
}

/** A real SMTP server on this machine that keeps what it is given; `url` is for SMTP_URL. */
export async function startSmtp() {
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
          sender: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
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
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}
