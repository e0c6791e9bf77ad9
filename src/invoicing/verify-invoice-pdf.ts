import { createHash, type X509Certificate } from 'node:crypto'
import { sha256Of } from '~/domain/sha256-of'
import { readCertificate } from './seal/certificate'
import { decodeSignedData } from './seal/decode-signed-data'
import { findPlace } from './seal/find-place'
import type { KnownCertificates } from './seal/known-certificates'
import { readTimeStamp } from './seal/read-time-stamp'
import { fillHole, roomOf } from './seal/seal-place'
import { encodeSignedData, isSigned, type SignedData, signsDigest } from './seal/signed-data'

export interface Verdict {
  /** One of our certificates sealed it. */
  ours: boolean
  /** And not one byte was changed, added or removed since; its time stamp holds, where it has one. */
  unchanged: boolean
  stamp: StampVerdict | null
  /** The fingerprint of the file, hexadecimal SHA-256: the key of an issued invoice in the register. */
  sha256: string
}

interface StampVerdict {
  at: Date
  /** An authority that we asked gave it, and its token is in the form in which we store one. */
  known: boolean
}

/**
 * Whether a PDF is a paper that we sealed, and still the same bytes. Besides the signature itself, the
 * parts that it does not cover (its own hole in the file) must be what our sealer writes.
 */
export function verifyInvoicePdf(pdf: Uint8Array, known: KnownCertificates): Verdict {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const sha256 = sha256Of(file)
  const stranger = { ours: false, unchanged: false, stamp: null, sha256 }
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
    const whole = place.end === file.length && hole === fillHole(encodeSignedData(seal), roomOf(place))
    const stamp = stampOf(seal, known)
    const unchanged = whole && stamp !== 'broken' && signsDigest(seal, digest)
    return { ours: true, unchanged, stamp: stamp === 'broken' ? null : stamp, sha256 }
  } catch {
    // A signature that cannot be read is nobody's.
    return stranger
  }
}

/** A paper of ours, unchanged, and stamped by nobody else than an authority that we asked. */
export const isGenuine = ({ ours, unchanged, stamp }: Verdict) => ours && unchanged && stamp?.known !== false

function stampOf(
  { timeStamp, signature }: SignedData,
  { stamp }: KnownCertificates,
): StampVerdict | 'broken' | null {
  if (!timeStamp) return null
  try {
    const { at, bytes, certificates } = readTimeStamp(timeStamp, signature)
    return { at, known: bytes.equals(timeStamp) && areIn(stamp, certificates) }
  } catch {
    return 'broken'
  }
}

/**
 * The very certificates of ours, never their issuers': under a commercial authority anybody could have
 * a certificate too.
 */
const isTrusted = ({ certificates }: SignedData, { seal }: KnownCertificates) => areIn(seal, certificates)

const areIn = (pems: string[], certificates: X509Certificate[]) =>
  certificates.every(certificate => pems.some(pem => readCertificate(pem).raw.equals(certificate.raw)))
