import type { X509Certificate } from 'node:crypto'
import { partsOf } from './certificate'
import { context, der, integer, NULL, octets, oid, readDer, sequence, set } from './der'

/** The object identifiers that a seal and a time stamp share (RFC 5652, RFC 5035). */
export const CMS = {
  signedData: oid('1.2.840.113549.1.7.2'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  signingCertificateV2: oid('1.2.840.113549.1.9.16.2.47'),
  rsa: oid('1.2.840.113549.1.1.1'),
}

/** Each with what a signature by an elliptic curve over it is called. */
export const DIGESTS = {
  sha256: { oid: oid('2.16.840.1.101.3.4.2.1'), ecdsa: oid('1.2.840.10045.4.3.2') },
  sha384: { oid: oid('2.16.840.1.101.3.4.2.2'), ecdsa: oid('1.2.840.10045.4.3.3') },
  sha512: { oid: oid('2.16.840.1.101.3.4.2.3'), ecdsa: oid('1.2.840.10045.4.3.4') },
}
export type Digest = keyof typeof DIGESTS

interface SignedOnce {
  /** 1 around plain data, 3 around anything else (RFC 5652, 5.1). */
  version: 1 | 3
  /** The encapsulated content, or its type alone where it is detached. */
  content: Buffer
  digest: Digest
  /** The signer's first. */
  certificates: readonly X509Certificate[]
  /** The signed attributes, as the set whose bytes are signed. */
  attributes: Buffer
  signature: Buffer
  /** The unsigned attributes; none where it is left out. */
  unsigned?: Buffer
}

/** A SignedData in DER with one signer (RFC 5652, 5.1). @throws RangeError without a signer's certificate */
export function encodeSignedOnce({
  version,
  content,
  digest,
  certificates,
  attributes,
  signature,
  unsigned,
}: SignedOnce): Buffer {
  const [signer] = certificates
  if (!signer) throw new RangeError('it is signed by nobody')
  const { issuer, serial } = partsOf(signer)
  const digestAlgorithm = sequence(DIGESTS[digest].oid)
  const isRsa = signer.publicKey.asymmetricKeyType === 'rsa'
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serial),
    digestAlgorithm,
    der(context(0), readDer(attributes).body),
    isRsa ? sequence(CMS.rsa, NULL) : sequence(DIGESTS[digest].ecdsa),
    octets(signature),
    ...(unsigned ? [der(context(1), unsigned)] : []),
  )
  const signedData = sequence(
    integer(version),
    set(digestAlgorithm),
    content,
    der(context(0), ...certificates.map(({ raw }) => raw)),
    set(signerInfo),
  )
  return sequence(CMS.signedData, der(context(0), signedData))
}
