import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type ReadStreamOptions, ZipFile } from 'yazl'
import { codeOf } from '~/domain/error'
import { Refusal } from '~/domain/refusal'

/** A ZIP that is made while it is read. */
export interface ZipAsRead {
  /** What is read of it; it breaks with what breaks an entry. */
  output: Readable
  /** Adds what is opened when its turn comes. */
  add: (name: string, options: Partial<ReadStreamOptions>, open: () => Readable | Promise<Readable>) => void
  /** Adds what is open, alone, and waits until it was read. @throws an error where it breaks, or nobody reads any more */
  addInTurn: (name: string, options: Partial<ReadStreamOptions>, stream: Readable) => Promise<void>
  /**
   * What `read` gives, which reads all of a file: one that is lost, or no more what was kept, is named at the end of the ZIP,
   * and the others are in it.
   * @returns null for such a one
   * @throws what the system or the store says of itself, for the next would fail alike
   */
  ifWhole: <Read>(name: string, read: () => Promise<Read>) => Promise<Read | null>
  /** What is left out so far. */
  missing: readonly string[]
  addBuffer: (name: string, bytes: Buffer) => void
  end: () => void
}

const MISSING_NAME = 'A_LIRE_fichiers_manquants.txt'

const missingWords = (missing: readonly string[]) =>
  [
    'Les fichiers suivants ne sont pas dans ce ZIP\u00a0: ils sont perdus, ou ne sont plus ce qui avait été gardé.',
    'Pour les retrouver, prévenez la personne qui exploite le site\u00a0: ils sont dans ses sauvegardes.',
    '',
    ...missing,
    '',
  ].join('\r\n')

/**
 * yazl listens to no error of what it reads: one that breaks (a file that is gone, a chunk that does not open) would end the
 * whole program; here it ends the ZIP. Nor does it hear that nobody reads any more: what was open then would stay open, a
 * file for each download that is broken off, until the program can open none.
 */
export function zipAsRead(): ZipAsRead {
  const zip = new ZipFile()
  const output = new PassThrough()
  let current: Readable | undefined
  let inTurn: Readable | undefined
  const failed = (error: unknown) => void zip.emit('error', error)
  zip.on('error', error => output.destroy(error))
  // Who left meanwhile hears of it no more.
  output.on('error', () => {})
  output.once('close', () => {
    current?.destroy()
    inTurn?.destroy()
  })
  zip.outputStream.pipe(output)
  const add: ZipAsRead['add'] = (name, options, open) =>
    zip.addReadStreamLazy(name, options, done => {
      Promise.resolve()
        .then(open)
        .then(stream => {
          current = stream.on('error', failed)
          // Opened for somebody who has left since.
          if (output.destroyed) stream.destroy()
          else done(null, stream)
        }, failed)
    })
  const addBuffer: ZipAsRead['addBuffer'] = (name, bytes) => zip.addBuffer(bytes, name, { compress: false })
  const missing: string[] = []
  return {
    ...{ output, add, addBuffer, missing },
    async addInTurn(name, options, stream) {
      inTurn = stream
      if (output.destroyed) stream.destroy()
      else add(name, options, () => stream)
      await finished(stream)
    },
    async ifWhole(name, read) {
      try {
        return await read()
      } catch (error) {
        if (codeOf(error) !== '' && !(error instanceof Refusal)) throw error
        missing.push(name)
        return null
      }
    },
    end() {
      if (missing.length > 0) addBuffer(MISSING_NAME, Buffer.from(missingWords(missing)))
      zip.end()
    },
  }
}
