import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { bech32 } from '@scure/base'

/**
 * Keys go in and out as JWK (RFC 8037), which takes the 32 bytes as they are: through DER a private key costs 400 µs of
 * processor time instead of 32, a public one 94 instead of 10 (Node 20.20).
 */
const X25519 = { kty: 'OKP', crv: 'X25519' } as const
const NONCE = Buffer.alloc(12)
const TAG_BYTES = 16
const FILE_KEY_BYTES = 16
const KEY_BYTES = 32

/** A key pair as age writes it: `age1…` and `AGE-SECRET-KEY-1…`. */
export function newKeyPair(): { recipient: string; identity: string } {
  const secret = randomBytes(KEY_BYTES)
  return {
    recipient: toBech32('age', rawOf(createPublicKey(privateKeyOf(secret)))),
    identity: toBech32('age-secret-key-', secret).toUpperCase(),
  }
}

/** A dossier's five pieces and its paper follow one another: its recipient, which is no secret, is worked out once. */
const known = new Map<string, KeyObject | null>()
const MOST_KNOWN = 256

/** @returns null where the recipient or the identity is not of this kind */
export function recipientKey(recipient: string): KeyObject | null {
  const before = known.get(recipient)
  if (before !== undefined) return before
  const key = keyOf('age', recipient, publicKeyOf)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(recipient, key)
  return key
}

/** As for `recipientKey`; identities are secret, and none is kept. */
export const identityKey = (identity: string) => keyOf('age-secret-key-', identity, privateKeyOf)

/** The stanza of a recipient (age-encryption.org/v1, « The X25519 recipient type »). */
export function wrapFileKey(recipient: KeyObject, fileKey: Buffer): { share: Buffer; body: Buffer } {
  const privateKey = privateKeyOf(randomBytes(KEY_BYTES))
  const share = rawOf(createPublicKey(privateKey))
  const secret = diffieHellman({ privateKey, publicKey: recipient })
  const key = wrapKey(secret, share, rawOf(recipient))
  const cipher = createCipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES })
  return { share, body: Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]) }
}

/** @returns null when the stanza is for somebody else */
export function unwrapFileKey(identity: KeyObject, share: Buffer, body: Uint8Array): Buffer | null {
  if (share.length !== KEY_BYTES || body.length !== FILE_KEY_BYTES + TAG_BYTES) return null
  const secret = diffieHellman({ privateKey: identity, publicKey: publicKeyOf(share) })
  const key = wrapKey(secret, share, rawOf(createPublicKey(identity)))
  const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES))
  const fileKey = decipher.update(body.subarray(0, FILE_KEY_BYTES))
  try {
    decipher.final()
    return fileKey
  } catch {
    return null
  }
}

function wrapKey(secret: Buffer, share: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([share, recipient])
  return Buffer.from(hkdfSync('sha256', secret, salt, 'age-encryption.org/v1/X25519', KEY_BYTES))
}

function keyOf(prefix: string, text: string, open: (raw: Buffer) => KeyObject): KeyObject | null {
  const decoded = bech32.decodeUnsafe(text, false)
  const raw = decoded?.prefix === prefix ? bech32.fromWordsUnsafe(decoded.words) : undefined
  return raw?.length === KEY_BYTES ? open(Buffer.from(raw)) : null
}

/** BIP 173 without its limit of length, as age writes its keys. */
const toBech32 = (prefix: string, bytes: Uint8Array) => bech32.encode(prefix, bech32.toWords(bytes), false)

const rawOf = (publicKey: KeyObject) => Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')

/**
 * Any 32 random bytes are a private key (RFC 7748, 5). `generateKeyPairSync` is not for us: garbage collection while such a key
 * is exported waits for ever for the key's own lock, and the whole program with it (Node 20.20, KeyGenJob's destructor).
 * Of a private key only `d` is read; the other half is worked out of it.
 */
const privateKeyOf = (raw: Buffer) =>
  createPrivateKey({ key: { ...X25519, d: raw.toString('base64url'), x: '' }, format: 'jwk' })

const publicKeyOf = (raw: Buffer) =>
  createPublicKey({ key: { ...X25519, x: raw.toString('base64url') }, format: 'jwk' })
