import type { Readable } from 'node:stream'
import type { ReadStreamOptions, ZipFile } from 'yazl'

/**
 * Adds what is opened when its turn comes. yazl listens to no error of such a stream: one that breaks (a file that is gone, a
 * chunk that does not open) would end the whole program; here it ends the ZIP.
 */
export function addToZip(
  zip: ZipFile,
  name: string,
  options: Partial<ReadStreamOptions>,
  open: () => Readable | Promise<Readable>,
): void {
  const failed = (error: unknown) => void zip.emit('error', error)
  zip.addReadStreamLazy(name, options, done => {
    Promise.resolve()
      .then(open)
      .then(stream => done(null, stream.on('error', failed)), failed)
  })
}
