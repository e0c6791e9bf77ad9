import { access, constants, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '~/config/make-folder'
import type { Mailer } from './mailer'
import { attachmentsOf } from './smtp'

/** Writes each message as an .eml file: what a server without SMTP_URL does. */
export async function folderMailer(folder: string, from: string): Promise<Mailer> {
  makeFolder(folder, 0o700)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  const pathOf = (messageId: string) => join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`)
  return {
    leaves: false,
    async send({ to, ...message }) {
      const { message: bytes } = await transport.sendMail({
        ...message,
        to: { name: '', address: to },
        attachments: attachmentsOf(message),
      })
      const path = pathOf(message.messageId)
      await writeFile(`${path}.new`, bytes, { mode: 0o600, flush: true })
      await rename(`${path}.new`, path)
    },
    check: () => access(folder, constants.W_OK),
    async forget(messageId) {
      // In this order none is left by a message that is written meanwhile.
      await rm(`${pathOf(messageId)}.new`, { force: true })
      await rm(pathOf(messageId), { force: true })
    },
  }
}
