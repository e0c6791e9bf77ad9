import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { FileStore } from './file-store/file-store'

/**
 * Files encrypted in the age format (age-encryption.org/v1). Each dossier has a key pair of its own,
 * whose secret half is kept encrypted to the files key: forgetting it makes the dossier's files
 * unreadable wherever a copy of them lies.
 */
export interface EncryptedFiles {
  /** A key pair for one dossier: the recipient in clear, the identity encrypted to the files key. */
  newKeys: () => Promise<{ recipient: string; wrappedIdentity: string }>
  /** Encrypts for a dossier's recipient, or for the files key when `recipient` is null. */
  write: (recipient: string | null, key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** Decrypts with a dossier's wrapped identity, or with the files key when it is null. */
  read: (wrappedIdentity: string | null, key: string) => Promise<Readable>
  /** A short secret of the database, encrypted to the files key, in base64. */
  sealText: (text: string) => Promise<string>
  openText: (sealed: string) => Promise<string>
  /** A text for a dossier's recipient, to be kept in a row: what was read in its pieces. */
  sealReading: (recipient: string, text: string) => Promise<Buffer>
  openReading: (wrappedIdentity: string | null, sealed: Uint8Array) => Promise<string>
  remove: FileStore['remove']
  list: FileStore['list']
  sweepUnfinished: FileStore['sweepUnfinished']
  /** Null where the store has no bound. */
  freeBytes: () => Promise<number | null>
  /** From 0 to 1; null where the store has no bound. */
  usedShare: () => Promise<number | null>
}

/** @param filesIdentity `AGE-SECRET-KEY-1…`, FILES_KEY of the configuration. */
export async function openEncryptedFiles(files: FileStore, filesIdentity: string): Promise<EncryptedFiles> {
  const filesRecipient = await identityToRecipient(filesIdentity)
  return {
    async newKeys() {
      const identity = await generateX25519Identity()
      const wrapped = await encrypterFor(filesRecipient).encrypt(identity)
      return {
        recipient: await identityToRecipient(identity),
        wrappedIdentity: Buffer.from(wrapped).toString('base64'),
      }
    },
    async write(recipient, key, bytes) {
      const clear = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
      const sealed: ReadableStream<Uint8Array> = await encrypterFor(recipient ?? filesRecipient).encrypt(
        clear,
      )
      await files.write(key, sealed)
    },
    async read(wrappedIdentity, key) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(
        wrappedIdentity === null ? filesIdentity : await unwrap(wrappedIdentity, filesIdentity),
      )
      const sealed = Readable.toWeb(await files.read(key)) as ReadableStream<Uint8Array>
      return Readable.fromWeb((await decrypter.decrypt(sealed)) as never)
    },
    sealText: async text => Buffer.from(await encrypterFor(filesRecipient).encrypt(text)).toString('base64'),
    openText: sealed => unwrap(sealed, filesIdentity),
    sealReading: async (recipient, text) => Buffer.from(await encrypterFor(recipient).encrypt(text)),
    async openReading(wrappedIdentity, sealed) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(
        wrappedIdentity === null ? filesIdentity : await unwrap(wrappedIdentity, filesIdentity),
      )
      return decrypter.decrypt(sealed, 'text')
    },
    remove: files.remove,
    list: files.list,
    sweepUnfinished: files.sweepUnfinished,
    freeBytes: async () => (await files.freeBytes?.()) ?? null,
    usedShare: async () => (await files.usedShare?.()) ?? null,
  }
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter
}

async function unwrap(wrapped: string, filesIdentity: string): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(filesIdentity)
  return decrypter.decrypt(Buffer.from(wrapped, 'base64'), 'text')
}
