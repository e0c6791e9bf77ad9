import type { Readable } from 'node:stream'

/**
 * Where bytes are kept, by a key that we made. A write is all or nothing: a reader never sees a
 * part of a file, and a failed write leaves nothing that can be read.
 */
export interface FileStore {
  /** Resolves once the bytes would survive a power cut. */
  write: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /**
   * Seals and writes a file away from the thread that serves visitors; left out where the store cannot.
   * @param head what the file begins with, before the chunks sealed with `key`
   * @returns the SHA-256 of the clear bytes, hex
   */
  writeSealed?: (key: string, sealing: Sealing, clear: AsyncIterable<Uint8Array>) => Promise<string>
  /** @throws FileMissing where there is none. */
  read: (key: string) => Promise<Readable>
  /** A file that is not there is no error. */
  remove: (key: string) => Promise<void>
  /** What is left of the disk; left out where the store has no bound. */
  freeBytes?: () => Promise<number>
  /** What is taken of the disk, from 0 to 1; left out where the store has no bound. */
  usedShare?: () => Promise<number>
  /** Every key with the time of its writing, in no order. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>
  /** SHA-256 of what is stored, hex; null where there is no such file. */
  digest: (key: string) => Promise<string | null>
  /** Removes what writers that died had begun before that time. @returns how many */
  sweepUnfinished: (before: Date) => Promise<number>
}

/** How an age file is begun: see `beginAge`. */
export interface Sealing {
  head: Uint8Array
  key: Uint8Array
}

/** The file that a row names is not there. */
export class FileMissing extends Error {}

/** For a `catch`: null where the file is gone; whatever else failed is thrown again. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof FileMissing) return null
  throw error
}
