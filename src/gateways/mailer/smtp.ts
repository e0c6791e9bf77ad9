import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/** Sends through the server of SMTP_URL. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[1])
  return {
    leaves: true,
    async forget() {},
    async send({ to, ...message }) {
      // An address object is written as it is: text in it can never become a second recipient.
      await transport.sendMail({
        ...message,
        to: { name: '', address: to },
        attachments: attachmentsOf(message),
      })
    },
  }
}

export function attachmentsOf({
  attachments,
}: {
  attachments: { filename: string; content: Uint8Array; contentType: string }[]
}) {
  return attachments.map(attachment => ({ ...attachment, content: Buffer.from(attachment.content) }))
}
