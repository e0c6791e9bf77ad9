import { createHash, createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { kept } from '../kept'
import {
  bits,
  childrenOf,
  context,
  der,
  integer,
  NULL,
  octets,
  oid,
  readDer,
  sequence,
  set,
  TAG,
  time,
  utf8,
} from './der'

const OID = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  country: '2.5.4.6',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
}

export interface CertificateOrder {
  commonName: string
  organisation: string
  /** The key that the certificate speaks of. */
  publicKey: KeyObject
  /** Who signs; null for a certificate that signs itself. */
  issuer: X509Certificate | null
  issuerKey: KeyObject
  from: Date
  to: Date
}

/** A version 3 certificate, RSA and SHA-256: an authority when it signs itself, else a leaf that only seals. */
export function issueCertificate(order: CertificateOrder): X509Certificate {
  const algorithm = sequence(oid(OID.sha256WithRsa), NULL)
  const subject = distinguishedName(order)
  const body = sequence(
    der(context(0), integer(2)),
    integer(Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
    algorithm,
    order.issuer ? partsOf(order.issuer).subject : subject,
    sequence(time(order.from), time(order.to)),
    subject,
    spki(order.publicKey),
    der(context(3), sequence(...extensions(order))),
  )
  return new X509Certificate(sequence(body, algorithm, bits(sign('sha256', body, order.issuerKey))))
}

const read = new Map<string, X509Certificate>()

/** An installation's papers bear the same few; a stranger's file may hold any, of any length: those are not kept. */
const MOST_READ = 64
const LONGEST_KEPT = 16_384

/** From its PEM text or its DER bytes: once for all papers that bear it. @throws Error when it is none */
export function readCertificate(source: string | Buffer): X509Certificate {
  if (source.length > LONGEST_KEPT) return new X509Certificate(source)
  return kept(read, MOST_READ, source.toString('latin1'), () => new X509Certificate(source))
}

/** The raw pieces of a certificate that a signature names it by. */
export function partsOf(certificate: X509Certificate): { serial: Buffer; issuer: Buffer; subject: Buffer } {
  const [body] = childrenOf(readDer(certificate.raw))
  if (!body) throw new RangeError('an empty certificate')
  const fields = childrenOf(body).filter(field => field.tag !== context(0))
  const [serial, , issuer, , subject] = fields
  if (!serial || !issuer || !subject) throw new RangeError('a certificate without names')
  return { serial: serial.raw, issuer: issuer.raw, subject: subject.raw }
}

/** All the certificates of a PEM file, in its order. */
export function readPem(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return blocks.map(readCertificate)
}

function distinguishedName({ commonName, organisation }: CertificateOrder): Buffer {
  const part = (type: string, value: Buffer) => set(sequence(oid(type), value))
  return sequence(
    part(OID.country, der(0x13, Buffer.from('FR'))),
    part(OID.organisation, utf8(organisation.slice(0, 64))),
    part(OID.commonName, utf8(commonName.slice(0, 64))),
  )
}

function extensions({ publicKey, issuer, issuerKey }: CertificateOrder): Buffer[] {
  const yes = der(TAG.boolean, Buffer.from([0xff]))
  const extension = (id: string, value: Buffer, critical = false) =>
    critical ? sequence(oid(id), yes, octets(value)) : sequence(oid(id), octets(value))
  // Authority: keyCertSign and cRLSign. Leaf: digitalSignature and contentCommitment.
  const usage = issuer ? [6, 0xc0] : [1, 0x06]
  return [
    extension(OID.basicConstraints, issuer ? sequence() : sequence(yes), true),
    extension(OID.keyUsage, der(TAG.bits, Buffer.from(usage)), true),
    extension(OID.subjectKeyIdentifier, octets(keyIdentifier(publicKey))),
    extension(OID.authorityKeyIdentifier, sequence(der(0x80, keyIdentifier(createPublicKey(issuerKey))))),
  ]
}

function keyIdentifier(key: KeyObject): Buffer {
  return createHash('sha1').update(spki(key)).digest()
}

function spki(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}
