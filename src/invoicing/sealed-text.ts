import { createHash, type X509Certificate } from 'node:crypto'
import { readCertificate } from './seal/certificate'
import { decodeSignedData } from './seal/decode-signed-data'
import type { KnownCertificates } from './seal/known-certificates'
import { readTimeStamp } from './seal/read-time-stamp'
import { encodeSignedData, type SignedData, signsDigest } from './seal/signed-data'

/** One line of text and, on a second one, its seal: CMS signed data over the first, in base64. */
export function writeSealedText(text: string, seal: SignedData): string {
  return `${text}\n${encodeSignedData(seal).toString('base64')}\n`
}

/** The digest that the seal of such a text signs. */
export const digestOfText = (text: string) => createHash('sha256').update(text).digest()

/** The text, when one of our certificates sealed it and its stamp, where it has one, holds; else null. */
export function readSealedText(file: string, known: KnownCertificates): string | null {
  const [text = '', base64 = ''] = file.split('\n')
  try {
    const seal = decodeSignedData(Buffer.from(base64, 'base64'))
    if (!seal.certificates.every(one => isOurs(one, known)) || !signsDigest(seal, digestOfText(text)))
      return null
    if (seal.timeStamp) readTimeStamp(seal.timeStamp, seal.signature)
    return text
  } catch {
    return null
  }
}

/** Whose certificate sealed this very text, and what vouches for it; none where nobody's did. Whether to believe it is the caller's question. */
export function sealersOf(file: string, wanted: string): X509Certificate[] {
  const [text = '', base64 = ''] = file.split('\n')
  try {
    const seal = decodeSignedData(Buffer.from(base64, 'base64'))
    const whole = writeSealedText(text, seal) === file && seal.certificates.every(isVouchedFor)
    const holds = whole && text === wanted && signsDigest(seal, digestOfText(text))
    return holds ? seal.certificates : []
  } catch {
    return []
  }
}

/** By the certificate after it, or by itself; the last one may be vouched for by one that is not there. */
function isVouchedFor(one: X509Certificate, index: number, chain: X509Certificate[]): boolean {
  const issuer = chain[index + 1] ?? (one.checkIssued(one) ? one : null)
  return issuer === null || one.verify(issuer.publicKey)
}

const isOurs = ({ raw }: X509Certificate, { seal }: KnownCertificates) =>
  seal.some(pem => readCertificate(pem).raw.equals(raw))
