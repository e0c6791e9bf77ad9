import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { FileStore } from './file-store/file-store'

/**
 * Files encrypted in the age format (age-encryption.org/v1). Each dossier has a key pair of its own,
 * whose secret half is kept encrypted to the house key: forgetting it makes the dossier's files
 * unreadable wherever a copy of them lies.
 */
export interface Vault {
  /** A key pair for one dossier: the recipient in clear, the identity encrypted to the house key. */
  newKeys: () => Promise<{ recipient: string; wrappedIdentity: string }>
  /** Encrypts for a dossier's recipient, or for the house key when `recipient` is null. */
  write: (recipient: string | null, key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** Decrypts with a dossier's wrapped identity, or with the house key when it is null. */
  read: (wrappedIdentity: string | null, key: string) => Promise<Readable>
  remove: FileStore['remove']
  list: FileStore['list']
  sweepUnfinished: FileStore['sweepUnfinished']
  /** Null where the store has no bound. */
  freeBytes: () => Promise<number | null>
}

/** @param houseIdentity `AGE-SECRET-KEY-1…`, FILES_KEY of the configuration. */
export async function openVault(files: FileStore, houseIdentity: string): Promise<Vault> {
  const houseRecipient = await identityToRecipient(houseIdentity)
  return {
    async newKeys() {
      const identity = await generateX25519Identity()
      const wrapped = await encrypterFor(houseRecipient).encrypt(identity)
      return {
        recipient: await identityToRecipient(identity),
        wrappedIdentity: Buffer.from(wrapped).toString('base64'),
      }
    },
    async write(recipient, key, bytes) {
      const clear = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
      const sealed: ReadableStream<Uint8Array> = await encrypterFor(recipient ?? houseRecipient).encrypt(
        clear,
      )
      await files.write(key, sealed)
    },
    async read(wrappedIdentity, key) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(
        wrappedIdentity === null ? houseIdentity : await unwrap(wrappedIdentity, houseIdentity),
      )
      const sealed = Readable.toWeb(await files.read(key)) as ReadableStream<Uint8Array>
      return Readable.fromWeb((await decrypter.decrypt(sealed)) as never)
    },
    remove: files.remove,
    list: files.list,
    sweepUnfinished: files.sweepUnfinished,
    freeBytes: async () => (await files.freeBytes?.()) ?? null,
  }
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter
}

async function unwrap(wrapped: string, houseIdentity: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(houseIdentity)
  return decrypter.decrypt(Buffer.from(wrapped, 'base64'), 'text')
}
