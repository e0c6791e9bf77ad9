import { createHash } from 'node:crypto'

/** The fingerprint of a text, as UTF-8, or of a file: SHA-256, hexadecimal. */
export const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
