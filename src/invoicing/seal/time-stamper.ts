import { createHash, randomBytes } from 'node:crypto'
import { boundedBytes } from '~/domain/bounded-answer'
import { messageOf } from '~/domain/error'
import { DIGESTS } from './cms'
import { childrenOf, der, integer, octets, readDer, sequence, TAG } from './der'
import { readTimeStamp, type TimeStamp } from './read-time-stamp'

/** An authority answers in well under a second. */
const PATIENCE_MS = 3_000
/** How long an authority that kept silent is left alone. */
const REST_MS = 60_000

/** Gives a checked token over a signature. @throws Error saying why there is none: refused, late, or not one that holds. */
export type TimeStamper = (signature: Buffer) => Promise<TimeStamp>

/**
 * A time-stamp authority (RFC 3161). A stamp is over the signature, the signature over the final paper, and the
 * paper over data that must not change meanwhile: so it is asked for while the dossier is locked, for if it were
 * asked for before, fifty calls at once would make fifty seals and one might be of data that has changed since.
 * What that can cost is bounded: one silent authority keeps a lock and a connection for three seconds, and then
 * nobody waits for it for a minute. An authority that answers no costs nothing and is asked each time.
 */
export function openTimeStamper(tsaUrl: string, now: () => number = Date.now): TimeStamper {
  let restsUntil = 0
  return async signature => {
    if (now() < restsUntil) throw new Error('the time-stamp authority kept silent a moment ago')
    const digest = createHash('sha256').update(signature).digest()
    const nonce = integer(Buffer.concat([Buffer.from([1]), randomBytes(8)]))
    try {
      const { status, body } = await post(tsaUrl, query(digest, nonce))
      restsUntil = 0
      if (status !== 200) throw new Refused(`the time-stamp authority answered ${status}`)
      return stampOf(body, signature, nonce)
    } catch (error) {
      if (!(error instanceof Refused)) restsUntil = now() + REST_MS
      throw error
    }
  }
}

/** The authority answered, but gave no token. */
class Refused extends Error {}

function query(digest: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(sequence(DIGESTS.sha256.oid), octets(digest))
  const wantsCertificate = der(TAG.boolean, Buffer.from([0xff]))
  return sequence(integer(1), imprint, nonce, wantsCertificate)
}

async function post(tsaUrl: string, body: Buffer): Promise<{ status: number; body: Buffer }> {
  const response = await fetch(tsaUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: response.status, body: Buffer.from(await boundedBytes(response)) }
}

/** What the authority answered, checked before anybody relies on it. */
function stampOf(reply: Buffer, signature: Buffer, nonce: Buffer): TimeStamp {
  const [status, token] = partsOf(reply)
  const code = status ? childrenOf(status)[0]?.body[0] : undefined
  if (!token || code === undefined || code > 1) throw new Refused('the time-stamp authority refused')
  const stamp = checked(token.raw, signature)
  if (!stamp.nonce?.equals(nonce)) throw new Refused('the time stamp answers another question')
  return stamp
}

function checked(token: Buffer, signature: Buffer): TimeStamp {
  try {
    return readTimeStamp(token, signature)
  } catch (error) {
    throw new Refused(`the time stamp does not hold: ${messageOf(error)}`)
  }
}

function partsOf(reply: Buffer) {
  try {
    return childrenOf(readDer(reply))
  } catch {
    throw new Refused('the time-stamp authority answered something else than a time stamp')
  }
}
