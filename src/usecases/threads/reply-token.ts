import { createHmac, hkdfSync } from 'node:crypto'
import type { MailThread } from '~/domain/inbox/mail-thread'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
/** Of base 32: 130 bits. */
const LENGTH = 26

/** The key that addresses of answers are signed with, of the key of the files: all copies have the same. */
export const replyKey = (filesKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', filesKey, '', 'addresses of answers', 32))

/** The tag of a thread's address for one recipient: nobody finds it without the key, and it is good for nothing else. */
export const replyToken = (key: Uint8Array, thread: MailThread, recipient: string): string =>
  signed(key, ['thread', ...Object.values(thread).map(String), recipient.trim().toLowerCase()])

/** The tag of the address that one message comes back to. */
export const returnToken = (key: Uint8Array, emailId: string): string => signed(key, ['return', emailId])

function signed(key: Uint8Array, words: readonly string[]): string {
  const digest = createHmac('sha256', key).update(words.join('\n')).digest()
  let bits = 0n
  for (const byte of digest) bits = (bits << 8n) | BigInt(byte)
  let token = ''
  for (let letter = 0; letter < LENGTH; letter++)
    token += LETTERS[Number((bits >> BigInt(251 - 5 * letter)) & 31n)]
  return token
}
