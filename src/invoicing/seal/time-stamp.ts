import { createHash, randomBytes } from 'node:crypto'
import { childrenOf, der, integer, octets, oid, readDer, sequence, TAG } from './der'

const SHA_256 = oid('2.16.840.1.101.3.4.2.1')
const PATIENCE_MS = 5_000

/**
 * Asks a time-stamp authority (RFC 3161) for a token over a signature.
 * @throws Error saying why there is none: refused, late, or about something else.
 */
export async function requestTimeStamp(tsaUrl: string, signature: Buffer): Promise<Buffer> {
  const digest = createHash('sha256').update(signature).digest()
  const nonce = integer(Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const imprint = sequence(sequence(SHA_256), octets(digest))
  const wantsCertificate = der(TAG.boolean, Buffer.from([0xff]))
  const response = await fetch(tsaUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: new Uint8Array(sequence(integer(1), imprint, nonce, wantsCertificate)),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`the time-stamp authority answered ${response.status}`)
  return tokenOf(Buffer.from(await response.arrayBuffer()), digest, nonce)
}

function tokenOf(reply: Buffer, digest: Buffer, nonce: Buffer): Buffer {
  const [status, token] = childrenOf(readDer(reply))
  const code = status ? childrenOf(status)[0]?.body[0] : undefined
  if (!token || code === undefined || code > 1) throw new Error('the time-stamp authority refused')
  if (!token.raw.includes(digest) || !token.raw.includes(nonce)) {
    throw new Error('the time stamp is about something else')
  }
  return token.raw
}
