import { createHash, verify, type X509Certificate } from 'node:crypto'
import { keysOf } from '~/domain/closed-list'
import { readCertificate } from './certificate'
import { CMS, DIGESTS, type Digest, encodeSignedOnce } from './cms'
import { childrenOf, context, type Der, der, octets, oid, readDer, sequence, TAG } from './der'

/**
 * The CMS envelope of a time stamp (RFC 3161 section 2.4.2, RFC 5652, RFC 5816): what one authority signed, its
 * certificates, and nothing else.
 */
export interface TokenEnvelope {
  /** The encoded TSTInfo. */
  content: Buffer
  /** The signer's first. */
  certificates: X509Certificate[]
  digest: Digest
  /** The signed attributes, as the set whose bytes are signed. */
  attributes: Buffer
  signature: Buffer
}

const TST_INFO = oid('1.2.840.113549.1.9.16.1.4')
const SIGNING_CERTIFICATE = oid('1.2.840.113549.1.9.16.2.12')

/**
 * Reads a token and checks its signature: the digest of its content, the certificate that the signed attributes
 * name, and the signature itself. @throws RangeError saying what does not hold
 */
export function readEnvelope(bytes: Uint8Array): TokenEnvelope {
  const [type, wrapped] = childrenOf(readDer(bytes))
  if (!type?.raw.equals(CMS.signedData)) throw new RangeError('it is no signed data')
  const [, , content, ...rest] = childrenOf(need(childrenOf(need(wrapped))[0]))
  const infos = childrenOf(need(rest.at(-1)))
  if (infos.length !== 1) throw new RangeError('it is not signed once')
  const { digest, attributes, signature } = readSigner(need(infos[0]))
  const found = rest
    .filter(({ tag }) => tag === context(0))
    .flatMap(childrenOf)
    .map(({ raw }) => readCertificate(raw))
  const envelope = { content: contentIn(need(content)), digest, attributes, signature }
  const signer = found.find(certificate => isNamed(attributes, certificate))
  if (!signer) throw new RangeError('its signer’s certificate is not in it')
  checkSignature(envelope, signer)
  return { ...envelope, certificates: [signer, ...found.filter(certificate => certificate !== signer)] }
}

/** In one form alone, whatever form the authority chose for what no signature covers: another byte is another token. */
export const encodeEnvelope = ({ content, ...signed }: TokenEnvelope): Buffer =>
  encodeSignedOnce({ ...signed, version: 3, content: sequence(TST_INFO, der(context(0), octets(content))) })

function contentIn(encapsulated: Der): Buffer {
  const [type, content] = childrenOf(encapsulated)
  if (!type?.raw.equals(TST_INFO)) throw new RangeError('it holds no time stamp')
  return need(childrenOf(need(content))[0]).body
}

function readSigner(info: Der): Pick<TokenEnvelope, 'digest' | 'attributes' | 'signature'> {
  const [, , digestAlgorithm, attributes, , signature] = childrenOf(info)
  const [algorithm] = childrenOf(need(digestAlgorithm))
  const digest = keysOf(DIGESTS).find(name => algorithm?.raw.equals(DIGESTS[name].oid))
  if (!digest) throw new RangeError('its digest is none that we know')
  if (attributes?.tag !== context(0) || signature?.tag !== TAG.octets)
    throw new RangeError('its signature has no signed attributes')
  return { digest, attributes: der(TAG.set, attributes.body), signature: signature.body }
}

function checkSignature(
  { content, digest, attributes, signature }: Omit<TokenEnvelope, 'certificates'>,
  { publicKey }: X509Certificate,
) {
  if (!attributeOf(attributes, CMS.contentType)?.raw.equals(TST_INFO))
    throw new RangeError('its signature is about something else')
  const told = attributeOf(attributes, CMS.messageDigest)?.body
  if (!told?.equals(createHash(digest).update(content).digest()))
    throw new RangeError('its content is not what was signed')
  if (!/^(rsa|ec)$/.test(publicKey.asymmetricKeyType ?? ''))
    throw new RangeError('its key is neither RSA nor EC')
  if (!verify(digest, attributes, publicKey, signature)) throw new RangeError('its signature does not hold')
}

/** Whether the signed attributes name this very certificate, by its digest (RFC 5035, RFC 2634). */
function isNamed(attributes: Buffer, { raw }: X509Certificate): boolean {
  const named = (type: Buffer, digest: string) => {
    const value = attributeOf(attributes, type)
    const id = value && childrenOf(need(childrenOf(value)[0]))[0]
    const hash = id && childrenOf(id).find(({ tag }) => tag === TAG.octets)
    return hash?.body.equals(createHash(digest).update(raw).digest()) ?? false
  }
  const digests = Object.keys(DIGESTS)
  return digests.some(name => named(CMS.signingCertificateV2, name)) || named(SIGNING_CERTIFICATE, 'sha1')
}

function attributeOf(attributes: Buffer, type: Buffer): Der | undefined {
  const found = childrenOf(readDer(attributes)).find(one => childrenOf(one)[0]?.raw.equals(type))
  return found && childrenOf(need(childrenOf(found)[1]))[0]
}

function need(value: Der | undefined): Der {
  if (!value) throw new RangeError('a part of it is missing')
  return value
}
