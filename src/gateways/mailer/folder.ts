import { access, constants, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '~/config/make-folder'
import type { Mailer } from './mailer'
import { mailOf } from './smtp'

/** The name of a copy begins with the id of its message; half-written ones end in `.new`. */
const COPY = /^_([\w-]{32})_.*\.eml(?:\.new)?$/

const BATCH = 500

/** Writes each message as an .eml file: what a server without SMTP_URL does. */
export async function folderMailer(folder: string, from: string): Promise<Mailer> {
  makeFolder(folder, 0o700)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  const pathOf = (messageId: string) => join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`)
  return {
    leaves: false,
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOf(message))
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
    async sweep(before, kept) {
      const copies = (await readdir(folder)).flatMap(name => {
        const [, id] = COPY.exec(name) ?? []
        return id ? [{ name, id }] : []
      })
      for (let from = 0; from < copies.length; from += BATCH) {
        const batch = copies.slice(from, from + BATCH)
        const known = await kept(batch.map(({ id }) => id))
        for (const { name, id } of batch) {
          const path = join(folder, name)
          if (known.has(id)) continue
          const { mtime } = await stat(path).catch(() => ({ mtime: before }))
          if (mtime < before) await rm(path, { force: true })
        }
      }
    },
  }
}
