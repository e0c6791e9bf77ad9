import { createHash } from 'node:crypto'
import { messageOf } from '~/domain/error'
import {
  type CertificateRegister,
  certificatesInMemory,
  type KnownCertificates,
} from './seal/known-certificates'
import { openKeys, type SealKeys, type SealSettings } from './seal/seal-keys'
import { fillHole, openPlace, roomOf } from './seal/seal-place'
import { encodeSignedData, type SignedData, signDigest } from './seal/signed-data'
import { openTimeStamper, type TimeStamper } from './seal/time-stamper'
import { digestOfText, writeSealedText } from './sealed-text'

/** Seals papers with the company's certificate: PAdES baseline B, or T with a time stamp. */
export interface Sealer {
  /**
   * The same file with its seal filled in.
   * @returns level T only when the authority of `TSA_URL` stamped it; otherwise B, and `warning` says why
   *   a stamp that was asked for is missing. @throws Error when the PDF was not drawn for sealing.
   */
  seal: (pdf: Uint8Array) => Promise<SealedPdf>
  /** A text that is no paper, with its seal on a second line, for `readSealedText`. */
  sealText: (text: string) => Promise<string>
  /** Whether an authority is asked for time stamps, and waited for. */
  stamps: boolean
  certificatePem: string
  /** The internal authority's certificate, to be published; null with a certificate of one's own. */
  authorityPem: string | null
  /** Every certificate that our papers may be sealed or stamped under, for `verifyInvoicePdf`. */
  known: () => Promise<KnownCertificates>
}

export interface SealedPdf {
  pdf: Uint8Array
  level: 'B' | 'T'
  warning?: string
}

/** @throws ConfigError with one clear line when the certificate cannot be used. */
export async function openSealer(
  settings: SealSettings,
  register: CertificateRegister = certificatesInMemory(),
): Promise<Sealer> {
  const keys = await openKeys(settings)
  const timeStamper = settings.tsaUrl ? openTimeStamper(settings.tsaUrl) : null
  await register.note('seal', keys.trusted.map(String))
  return {
    seal: pdf => seal(pdf, keys, timeStamper, register),
    sealText: async text => {
      const signed = await signDigest(digestOfText(text), keys.chain, keys.key)
      const { timeStamp } = await stamp(timeStamper, signed.signature, register)
      return writeSealedText(text, { ...signed, timeStamp })
    },
    stamps: timeStamper !== null,
    certificatePem: keys.chain[0].toString(),
    authorityPem: keys.authority?.toString() ?? null,
    known: register.read,
  }
}

async function seal(
  pdf: Uint8Array,
  { chain, key }: SealKeys,
  timeStamper: TimeStamper | null,
  register: CertificateRegister,
): Promise<SealedPdf> {
  const file = Buffer.from(pdf)
  const place = openPlace(file)
  const digest = createHash('sha256')
    .update(file.subarray(0, place.before))
    .update(file.subarray(place.after))
    .digest()
  const signed = await signDigest(digest, chain, key)
  const { timeStamp, warning } = await stamp(timeStamper, signed.signature, register)
  const { text, level, ...narrow } = fitted({ ...signed, timeStamp }, roomOf(place))
  file.write(text, place.before, 'latin1')
  const why = warning ?? narrow.warning
  return { pdf: file, level, ...(why && { warning: why }) }
}

/** Whole where there is room, else without its stamp, else with the sealing certificate alone: level B both. */
function fitted(data: SignedData, room: number): { text: string; level: 'B' | 'T'; warning?: string } {
  const whole = fillHole(encodeSignedData(data), room)
  if (whole) return { text: whole, level: data.timeStamp ? 'T' : 'B' }
  const warning = data.timeStamp && 'no time stamp: it is too long for its place'
  for (const certificates of [data.certificates, data.certificates.slice(0, 1)]) {
    const text = fillHole(encodeSignedData({ ...data, certificates, timeStamp: null }), room)
    if (text) return { text, level: 'B', ...(warning && { warning }) }
  }
  throw new Error('the sealing certificate alone is too long for its place')
}

/** A missing stamp never stops a signature, and is never replaced by the local clock. */
async function stamp(
  timeStamper: TimeStamper | null,
  signature: Buffer,
  register: CertificateRegister,
): Promise<{ timeStamp: Buffer | null; warning?: string }> {
  if (!timeStamper) return { timeStamp: null }
  try {
    const { bytes, certificates } = await timeStamper(signature)
    await register.note('stamp', certificates.map(String))
    return { timeStamp: bytes }
  } catch (error) {
    return { timeStamp: null, warning: `no time stamp: ${messageOf(error)}` }
  }
}
