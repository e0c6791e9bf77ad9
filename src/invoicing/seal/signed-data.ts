import { createHash, type KeyObject, sign, verify, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { partsOf } from './certificate'
import { CMS, encodeSignedOnce } from './cms'
import { context, der, octets, oid, sequence, set } from './der'

/** CMS signed data as PAdES baseline wants it (RFC 5652, RFC 5035, ETSI EN 319 142-1): detached, no signing time. */

const DATA = oid('1.2.840.113549.1.7.1')
const TIME_STAMP_TOKEN = oid('1.2.840.113549.1.9.16.2.14')

export interface SignedData {
  /** The signer's certificate first, then what leads to its authority. */
  certificates: X509Certificate[]
  /** The signed attributes, as the set whose bytes are signed. */
  attributes: Buffer
  signature: Buffer
  /** The RFC 3161 token over the signature. */
  timeStamp: Buffer | null
}

/** Signs the digest of a document, beside the event loop: 3 ms that no visitor waits for. */
export async function signDigest(
  digest: Buffer,
  certificates: X509Certificate[],
  key: KeyObject,
): Promise<SignedData> {
  const attributes = signedAttributes(digest, certificates)
  const signature = await promisify(sign)('sha256', attributes, key)
  return { certificates, attributes, signature, timeStamp: null }
}

/** True when the signer signed exactly this digest, naming its own certificate. */
export function signsDigest(data: SignedData, digest: Buffer): boolean {
  return isSigned(data) && data.attributes.equals(signedAttributes(digest, data.certificates))
}

/** True when the signer's key made the signature, whatever it is about. */
export function isSigned({ certificates, attributes, signature }: SignedData): boolean {
  const [signer] = certificates
  return signer !== undefined && verify('sha256', attributes, signer.publicKey, signature)
}

/** CMS SignedData in DER (RFC 5652, 5.1), detached. @throws RangeError without a signer's certificate */
export const encodeSignedData = ({ timeStamp, ...signed }: SignedData): Buffer =>
  encodeSignedOnce({
    ...signed,
    version: 1,
    digest: 'sha256',
    content: sequence(DATA),
    unsigned: timeStamp ? attribute(TIME_STAMP_TOKEN, timeStamp) : undefined,
  })

function signedAttributes(digest: Buffer, [signer]: X509Certificate[]): Buffer {
  if (!signer) throw new RangeError('it is signed by nobody')
  const { issuer, serial } = partsOf(signer)
  const hash = createHash('sha256').update(signer.raw).digest()
  const issuerSerial = sequence(sequence(der(context(4), issuer)), serial)
  return set(
    attribute(CMS.contentType, DATA),
    attribute(CMS.messageDigest, octets(digest)),
    attribute(CMS.signingCertificateV2, sequence(sequence(sequence(octets(hash), issuerSerial)))),
  )
}

function attribute(type: Buffer, value: Uint8Array): Buffer {
  return sequence(type, set(value))
}
