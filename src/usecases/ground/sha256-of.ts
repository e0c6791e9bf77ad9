import { createHash } from 'node:crypto'

/** The fingerprint of a file, hexadecimal. */
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
