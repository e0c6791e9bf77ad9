import { createHash, type X509Certificate } from 'node:crypto'
import { DIGESTS } from './cms'
import { childrenOf, context, type Der, oid, readDer, TAG } from './der'
import { encodeEnvelope, readEnvelope } from './token-envelope'

const EXTENDED_KEY_USAGE = oid('2.5.29.37')
/** id-kp-timeStamping, RFC 3161 section 2.3. */
const TIME_STAMPING = oid('1.3.6.1.5.5.7.3.8')
const FOR_STAMPS_ALONE = 'its certificate is not one for time stamps alone'

/** A time stamp whose signature, imprint and purpose were checked. */
export interface TimeStamp {
  at: Date
  /** The authority's certificate, then those that came with it. */
  certificates: X509Certificate[]
  nonce: Buffer | null
  /** The token in the one form that we store. */
  bytes: Buffer
}

/**
 * Checks a token over a signature (RFC 3161 sections 2.3 and 2.4.2): signed once, by a certificate that may do
 * nothing but stamp and was valid at that time, over the SHA-256 of that signature. Whether that authority is one
 * that we asked is not its question. @throws RangeError saying what does not hold
 */
export function readTimeStamp(token: Uint8Array, signature: Uint8Array): TimeStamp {
  const envelope = readEnvelope(token)
  const [, , imprint, , time, ...rest] = childrenOf(readDer(envelope.content))
  if (!imprint || !time) throw new RangeError('a part of it is missing')
  checkImprint(imprint, createHash('sha256').update(signature).digest())
  const at = timeOf(time)
  const [signer] = envelope.certificates
  if (signer) checkPurpose(signer, at)
  const nonce = rest.find(({ tag }) => tag === TAG.integer)?.raw ?? null
  return { at, certificates: envelope.certificates, nonce, bytes: encodeEnvelope(envelope) }
}

function checkImprint(imprint: Der, digest: Buffer) {
  const [algorithm, hash] = childrenOf(imprint)
  const [type] = algorithm ? childrenOf(algorithm) : []
  if (!type?.raw.equals(DIGESTS.sha256.oid) || !hash?.body.equals(digest))
    throw new RangeError('it is about something else')
}

/** `20261003120509Z`, with a fraction of a second where the authority tells one. */
function timeOf({ tag, body }: Der): Date {
  const [, y, mo, d, h, mi, s, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(body.toString('latin1')) ?? []
  const at = new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}${fraction.slice(0, 4)}Z`)
  if (tag !== TAG.generalizedTime || Number.isNaN(at.getTime()))
    throw new RangeError('its time cannot be read')
  return at
}

function checkPurpose(signer: X509Certificate, at: Date) {
  const [body] = childrenOf(readDer(signer.raw))
  const extensions = body && childrenOf(body).find(({ tag }) => tag === context(3))
  const list = extensions ? childrenOf(extensions).flatMap(childrenOf).map(childrenOf) : []
  const purpose = list.find(([type]) => type?.raw.equals(EXTENDED_KEY_USAGE))
  // RFC 3161 section 2.3: the extension is critical, and names this purpose alone.
  const [, critical, value] = purpose ?? []
  if (critical?.tag !== TAG.boolean || !value) throw new RangeError(FOR_STAMPS_ALONE)
  const uses = childrenOf(readDer(value.body))
  if (uses.length !== 1 || !uses[0]?.raw.equals(TIME_STAMPING)) throw new RangeError(FOR_STAMPS_ALONE)
  if (at < new Date(signer.validFrom) || at > new Date(signer.validTo))
    throw new RangeError('its certificate was not valid at that time')
}
