import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a browser to keep; we keep their digest alone. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: what has 256 random bits needs no slow digest. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
