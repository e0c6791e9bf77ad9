import { createTransport } from 'nodemailer'
import { keysOf } from '~/domain/closed-list'
import { NeighbourAway, NeighbourRefuses } from '~/domain/neighbour'
import { circuitBreaker } from '../circuit-breaker'
import type { Mailer, Message } from './mailer'

/** How long a silent server is waited for, in milliseconds; the queue tries again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends through the server of SMTP_URL; its query may shorten the patience (`?greetingTimeout=500`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url, from)
  const breaker = circuitBreaker('the mail server')
  return {
    leaves: true,
    async send(message) {
      await breaker.through(() =>
        transport
          .sendMail({
            ...mailOf(message),
            ...(message.returnTo && { envelope: { from: message.returnTo, to: message.to } }),
          })
          .catch(error => {
            throw meaningOf(error)
          }),
      )
    },
    async forget() {},
    async sweep() {},
    check: () => checkSmtp(url),
  }
}

/**
 * A 5xx to this recipient or these words is for good (RFC 5321, section 4.2.1). One to our name or password
 * is about all messages, like a server that does not answer: they wait. A 4xx is about this one, for now.
 */
function meaningOf(error: Error & { code?: string; command?: string; responseCode?: number }): Error {
  const { command = '', responseCode } = error
  const ofThisMessage = /^(RCPT TO|DATA)$/.test(command) && responseCode !== undefined && responseCode !== 421
  if (!ofThisMessage) return new NeighbourAway(error.message, { cause: error })
  return responseCode >= 500 ? new NeighbourRefuses(error.message, { cause: error }) : error
}

/** Connects and signs in, sends nothing. @throws Error with the server's own words */
export async function checkSmtp(url: string) {
  const transport = transportTo(url, '')
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function transportTo(url: string, from: string) {
  const patience = { ...PATIENCE }
  for (const name of keysOf(PATIENCE)) {
    const value = Number(new URL(url).searchParams.get(name))
    if (value > 0) patience[name] = value
  }
  return createTransport(
    { url, ...patience, disableFileAccess: true, disableUrlAccess: true } as Parameters<
      typeof createTransport
    >[0],
    { from },
  )
}

/** As the library takes it. An address object is written as it is: text in it can never become a second recipient. */
export const mailOf = ({ to, replyTo, attachments, automatic, stopLink, ...rest }: Message) => ({
  ...rest,
  headers: {
    // The second is Exchange's own word for the first; a report that a message did not arrive still comes.
    ...(automatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }),
    ...(stopLink && {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  attachments: attachments.map(attachment => ({ ...attachment, content: Buffer.from(attachment.content) })),
})
