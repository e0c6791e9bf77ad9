import { createHash } from 'node:crypto'

/** The fingerprint of what comes in pieces, as `sha256Of` gives it of a whole. @throws what the stream throws */
export async function sha256OfStream(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
