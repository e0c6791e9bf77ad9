import { createHash, type KeyObject, sign, verify, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { partsOf } from './certificate'
import { context, der, integer, NULL, octets, oid, readDer, sequence, set } from './der'

/** CMS signed data as PAdES baseline wants it (RFC 5652, RFC 5035, ETSI EN 319 142-1): detached, no signing time. */

const SIGNED_DATA = oid('1.2.840.113549.1.7.2')
const DATA = oid('1.2.840.113549.1.7.1')
const SHA_256 = oid('2.16.840.1.101.3.4.2.1')
const RSA = oid('1.2.840.113549.1.1.1')
const ECDSA_SHA_256 = oid('1.2.840.10045.4.3.2')
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = oid('1.2.840.113549.1.9.4')
const SIGNING_CERTIFICATE_V2 = oid('1.2.840.113549.1.9.16.2.47')
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
export function encodeSignedData(data: SignedData): Buffer {
  const [signer] = data.certificates
  if (!signer) throw new RangeError('signed by nobody')
  const { issuer, serial } = partsOf(signer)
  const sha256 = sequence(SHA_256)
  const algorithm =
    signer.publicKey.asymmetricKeyType === 'rsa' ? sequence(RSA, NULL) : sequence(ECDSA_SHA_256)
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serial),
    sha256,
    der(context(0), readDer(data.attributes).body),
    algorithm,
    octets(data.signature),
    ...(data.timeStamp ? [der(context(1), attribute(TIME_STAMP_TOKEN, data.timeStamp))] : []),
  )
  const certificates = data.certificates.map(certificate => certificate.raw)
  const signedData = sequence(
    integer(1),
    set(sha256),
    sequence(DATA),
    der(context(0), ...certificates),
    set(signerInfo),
  )
  return sequence(SIGNED_DATA, der(context(0), signedData))
}

function signedAttributes(digest: Buffer, [signer]: X509Certificate[]): Buffer {
  if (!signer) throw new RangeError('signed by nobody')
  const { issuer, serial } = partsOf(signer)
  const hash = createHash('sha256').update(signer.raw).digest()
  const issuerSerial = sequence(sequence(der(context(4), issuer)), serial)
  return set(
    attribute(CONTENT_TYPE, DATA),
    attribute(MESSAGE_DIGEST, octets(digest)),
    attribute(SIGNING_CERTIFICATE_V2, sequence(sequence(sequence(octets(hash), issuerSerial)))),
  )
}

function attribute(type: Buffer, value: Uint8Array): Buffer {
  return sequence(type, set(value))
}
