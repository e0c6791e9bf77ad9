import { createHash } from 'node:crypto'
import { openKeys, type SealKeys, type SealSettings } from './seal/seal-keys'
import { fillHole, openPlace } from './seal/seal-place'
import { encodeSignedData, signDigest } from './seal/signed-data'
import { openTimeStamper, type TimeStamper } from './seal/time-stamp'

/** Seals papers with the company's certificate: PAdES baseline B, or T with a time stamp. */
export interface Sealer {
  /**
   * The same file with its seal filled in.
   * @returns level T only when the authority of `TSA_URL` stamped it; otherwise B, and `warning` says why
   *   a stamp that was asked for is missing. @throws Error when the PDF was not drawn for sealing.
   */
  seal: (pdf: Uint8Array) => Promise<{ pdf: Uint8Array; level: 'B' | 'T'; warning?: string }>
  /** Whether an authority is asked for time stamps, and waited for. */
  stamps: boolean
  certificatePem: string
  /** The internal authority's certificate, to be published; null with a certificate of one's own. */
  authorityPem: string | null
  /** Every certificate that our papers may be sealed under, for `verifyInvoicePdf`. */
  trustedPems: string[]
}

/** @throws ConfigError with one clear line when the certificate cannot be used. */
export async function openSealer(settings: SealSettings): Promise<Sealer> {
  const keys = await openKeys(settings)
  const timeStamper = settings.tsaUrl ? openTimeStamper(settings.tsaUrl) : null
  return {
    seal: pdf => seal(pdf, keys, timeStamper),
    stamps: timeStamper !== null,
    certificatePem: keys.chain[0].toString(),
    authorityPem: keys.authority?.toString() ?? null,
    trustedPems: keys.trusted.map(String),
  }
}

async function seal(pdf: Uint8Array, { chain, key }: SealKeys, timeStamper: TimeStamper | null) {
  const file = Buffer.from(pdf)
  const place = openPlace(file)
  const digest = createHash('sha256')
    .update(file.subarray(0, place.before))
    .update(file.subarray(place.after))
    .digest()
  const signed = await signDigest(digest, chain, key)
  const { timeStamp, warning } = await stamp(timeStamper, signed.signature)
  file.write(fillHole(encodeSignedData({ ...signed, timeStamp })), place.before, 'latin1')
  return { pdf: file, level: timeStamp ? ('T' as const) : ('B' as const), ...(warning && { warning }) }
}

/** A missing stamp never stops a signature, and is never replaced by the local clock. */
async function stamp(
  timeStamper: TimeStamper | null,
  signature: Buffer,
): Promise<{ timeStamp: Buffer | null; warning?: string }> {
  if (!timeStamper) return { timeStamp: null }
  try {
    return { timeStamp: await timeStamper(signature) }
  } catch (error) {
    return { timeStamp: null, warning: `no time stamp: ${(error as Error).message}` }
  }
}
