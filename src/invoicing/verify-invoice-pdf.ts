import { createHash, X509Certificate } from 'node:crypto'
import { fillHole, findPlace } from './seal/seal-place'
import {
  decodeSignedData,
  encodeSignedData,
  isSigned,
  type SignedData,
  signsDigest,
} from './seal/signed-data'

export interface Verdict {
  /** One of our certificates sealed it. */
  ours: boolean
  /** And not one byte was changed, added or removed since. */
  unchanged: boolean
  /** The fingerprint of the file, hexadecimal SHA-256: the key of an issued invoice in the register. */
  sha256: string
}

/**
 * Whether a PDF is a paper that we sealed, and still the same bytes. Besides the signature itself, the
 * parts that it does not cover (its own hole in the file) must be what our sealer writes.
 * @param trusted PEM certificates, as `Sealer.trustedPems` lists them.
 */
export function verifyInvoicePdf(pdf: Uint8Array, trusted: string[]): Verdict {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const known = trusted.map(pem => new X509Certificate(pem))
  const stranger = { ours: false, unchanged: false, sha256 }
  const place = findPlace(file)
  if (!place) return stranger
  try {
    const hole = file.toString('latin1', place.before, place.after)
    const seal = decodeSignedData(Buffer.from(hole.slice(1, -1), 'hex'))
    if (!isTrusted(seal, known) || !isSigned(seal)) return stranger
    const digest = createHash('sha256')
      .update(file.subarray(0, place.before))
      .update(file.subarray(place.after, place.end))
      .digest()
    const whole = place.end === file.length && hole === fillHole(encodeSignedData(seal))
    return { ours: true, unchanged: whole && signsDigest(seal, digest), sha256 }
  } catch {
    // A signature that cannot be read is nobody's.
    return stranger
  }
}

/**
 * The very certificates of ours, never their issuers': under a commercial authority anybody could have
 * a certificate too.
 */
function isTrusted({ certificates }: SignedData, known: X509Certificate[]): boolean {
  return certificates.every(certificate => known.some(ours => ours.raw.equals(certificate.raw)))
}
