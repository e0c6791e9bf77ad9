import { pipeline, Readable, type Transform } from 'node:stream'

/** What comes out of a transform; what breaks the source breaks it too. */
export function through(source: AsyncIterable<Uint8Array>, transform: Transform): Readable {
  return pipeline(Readable.from(source, { objectMode: false }), transform, () => {})
}
