import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { identityToRecipient } from 'age-encryption'
import { beginAge, decryptAge, decryptAgeBytes, encryptAge, encryptAgeBytes } from './age/age'
import { newKeyPair } from './age/x25519'
import type { FileStore } from './file-store/file-store'

const FIRST_BYTES = 128 * 1024

/**
 * Files encrypted in the age format (age-encryption.org/v1). Each dossier has a key pair of its own,
 * whose secret half is kept encrypted to the files key: forgetting it makes the dossier's files
 * unreadable wherever a copy of them lies.
 */
export interface EncryptedFiles {
  /** A key pair for one dossier: the recipient in clear, the identity encrypted to the files key. */
  newKeys: () => Promise<{ recipient: string; wrappedIdentity: string }>
  /**
   * Encrypts for a dossier's recipient, or for the files key when `recipient` is null. Each part is used before the next one is
   * asked for.
   * @returns the SHA-256 of the bytes as they were given, hex
   */
  write: (recipient: string | null, key: string, bytes: AsyncIterable<Uint8Array>) => Promise<string>
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
  const identityOf = (wrapped: string | null) => (wrapped === null ? filesIdentity : openText(wrapped))
  const sealText = async (text: string) =>
    (await encryptAgeBytes(filesRecipient, Buffer.from(text))).toString('base64')
  const openText = async (sealed: string) =>
    (await decryptAgeBytes(filesIdentity, Buffer.from(sealed, 'base64'))).toString()
  return {
    async newKeys() {
      const { recipient, identity } = newKeyPair()
      return { recipient, wrappedIdentity: await sealText(identity) }
    },
    async write(recipient, key, bytes) {
      const to = recipient ?? filesRecipient
      if (!files.writeSealed) return writeHere(files, to, key, bytes)
      const arriving = await begunToArrive(bytes)
      return files.writeSealed(key, await beginAge(to), arriving)
    },
    read: async (wrappedIdentity, key) =>
      decryptAge(await identityOf(wrappedIdentity), await files.read(key)),
    sealText,
    openText,
    sealReading: (recipient, text) => encryptAgeBytes(recipient, Buffer.from(text)),
    openReading: async (wrappedIdentity, sealed) =>
      (await decryptAgeBytes(await identityOf(wrappedIdentity), sealed)).toString(),
    remove: files.remove,
    list: files.list,
    sweepUnfinished: files.sweepUnfinished,
    freeBytes: async () => (await files.freeBytes?.()) ?? null,
    usedShare: async () => (await files.usedShare?.()) ?? null,
  }
}

/** In this thread: what is kept elsewhere than on the disk, and all that runs from source. */
async function writeHere(files: FileStore, to: string, key: string, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const part of bytes) {
      hash.update(part)
      yield part
    }
  }
  await files.write(key, encryptAge(to, hashed()))
  return hash.digest('hex')
}

/**
 * Waits for the beginning of a file, or all of it: who sends a byte a minute holds no file and no shared memory.
 * @returns all of it, to be read once
 */
async function begunToArrive(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  const begun: Uint8Array[] = []
  let [size, ended] = [0, false]
  while (size < FIRST_BYTES && !ended) {
    const { value, done } = await source.next()
    if (done) ended = true
    else {
      size += value.length
      // A part is whole until the next one is asked for.
      begun.push(Uint8Array.from(value))
    }
  }
  async function* all() {
    yield* begun.splice(0)
    if (ended) return
    try {
      yield* { [Symbol.asyncIterator]: () => ({ next: () => source.next() }) }
    } finally {
      await source.return?.()
    }
  }
  return all()
}
