import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/** How long a silent server is waited for, in milliseconds; the queue tries again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends through the server of SMTP_URL; its query may shorten the patience (`?greetingTimeout=500`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url, from)
  return {
    leaves: true,
    async send({ to, ...message }) {
      // An address object is written as it is: text in it can never become a second recipient.
      await transport.sendMail({
        ...message,
        to: { name: '', address: to },
        attachments: attachmentsOf(message),
      })
    },
    async forget() {},
  }
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
  for (const name of Object.keys(PATIENCE) as (keyof typeof PATIENCE)[]) {
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

export function attachmentsOf({
  attachments,
}: {
  attachments: { filename: string; content: Uint8Array; contentType: string }[]
}) {
  return attachments.map(attachment => ({ ...attachment, content: Buffer.from(attachment.content) }))
}
