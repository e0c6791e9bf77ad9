import { randomBytes } from 'node:crypto'
import { sha256Of } from '~/domain/sha256-of'

/** 256 random bits for a browser to keep; we keep their digest alone. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: what has 256 random bits needs no slow digest. */
export const tokenHash = (token: string) => sha256Of(token)
