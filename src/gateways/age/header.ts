import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Decrypter, Encrypter, type Stanza } from 'age-encryption'
import { identityKey, recipientKey, unwrapFileKey, wrapFileKey } from './x25519'

/** The empty payload that the package writes after a header: a nonce and the tag of nothing. */
const EMPTY_PAYLOAD_BYTES = 32
const KEY_BYTES = 32

/** A new file key, and the header that gives it to the recipient. @throws an error for no recipient of age */
export async function sealHeader(recipient: string): Promise<{ header: Buffer; fileKey: Buffer }> {
  const key = recipientKey(recipient)
  if (!key) return sealHeaderElsewhere(recipient)
  const fileKey = randomBytes(16)
  const { share, body } = wrapFileKey(key, fileKey)
  const text = `age-encryption.org/v1\n-> X25519 ${base64(share)}\n${base64(body)}\n---`
  const mac = createHmac('sha256', deriveKey(fileKey, '', 'header'))
    .update(text)
    .digest()
  return { header: Buffer.from(`${text} ${base64(mac)}\n`), fileKey }
}

/** @throws an error for a header that is broken, changed, or for somebody else */
export async function openHeader(identity: string, header: Uint8Array): Promise<Buffer> {
  const decrypter = new Decrypter()
  const key = identityKey(identity)
  decrypter.addIdentity(
    key
      ? {
          unwrapFileKey(stanzas: Stanza[]) {
            for (const { args, body } of stanzas) {
              if (args[0] !== 'X25519') continue
              const fileKey = unwrapFileKey(key, Buffer.from(args[1] ?? '', 'base64'), body)
              if (fileKey) return fileKey
            }
            return null
          },
        }
      : identity,
  )
  return Buffer.from(await decrypter.decryptHeader(header))
}

/** The key of the chunks of a payload. */
export const payloadKey = (fileKey: Buffer, nonce: Uint8Array) => deriveKey(fileKey, nonce, 'payload')

/** Recipients of other kinds (post-quantum ones): by the package, which hands on the key that it takes. */
async function sealHeaderElsewhere(recipient: string) {
  const encrypter = new Encrypter()
  let fileKey = Buffer.alloc(0)
  encrypter.addRecipient({
    wrapFileKey(taken: Uint8Array) {
      fileKey = Buffer.from(taken)
      return []
    },
  })
  encrypter.addRecipient(recipient)
  const sealed = Buffer.from(await encrypter.encrypt(new Uint8Array()))
  return { header: sealed.subarray(0, -EMPTY_PAYLOAD_BYTES), fileKey }
}

const deriveKey = (fileKey: Buffer, salt: string | Uint8Array, label: string) =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, label, KEY_BYTES))

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
