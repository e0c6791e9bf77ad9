import { createHash, X509Certificate } from 'node:crypto'
import type { KnownCertificates } from './seal/known-certificates'
import { decodeSignedData, encodeSignedData, type SignedData, signsDigest } from './seal/signed-data'
import { readTimeStamp } from './seal/time-stamp-token'

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

const isOurs = ({ raw }: X509Certificate, { seal }: KnownCertificates) =>
  seal.some(pem => new X509Certificate(pem).raw.equals(raw))
