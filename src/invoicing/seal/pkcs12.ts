import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'
import { ConfigError } from '~/config/config-error'
import { messageOf } from '~/domain/error'

const { asn1, pki, pkcs12 } = forge
const { certBag, keyBag, pkcs8ShroudedKeyBag } = pki.oids

/**
 * The key and the certificates of a PKCS#12 file (.p12, .pfx), the certificate of that key first, then what
 * leads to its authority. Read by node-forge: node:crypto opens such files for TLS alone, and never the
 * older ciphers (3DES, RC2) that many providers still deliver them in.
 * @throws ConfigError with one clear line
 */
export function readPkcs12(file: string, bytes: Buffer, passphrase: string | null) {
  const bags = open(file, bytes, passphrase ?? '')
  const key = keyIn(bags)
  if (!key) throw new ConfigError(`${file} holds no private key`)
  const found = (bags.getBags({ bagType: certBag })[String(certBag)] ?? []).map(certificateOf)
  const first = found.find(certificate => certificate.checkPrivateKey(key))
  if (!first) throw new ConfigError(`${file} holds no certificate for its private key`)
  return { chain: chainFrom(first, found), key }
}

function open(file: string, bytes: Buffer, passphrase: string): forge.pkcs12.Pkcs12Pfx {
  const der = () => asn1.fromDer(forge.util.createBuffer(bytes.toString('binary')))
  try {
    return pkcs12.pkcs12FromAsn1(der(), false, passphrase)
  } catch (error) {
    const message = messageOf(error)
    if (/MAC could not be verified|decrypt/i.test(message))
      throw new ConfigError(`SEAL_PASSPHRASE does not open ${file}`)
    throw new ConfigError(`${file} cannot be read as PKCS#12: ${message}`)
  }
}

/** What node-forge reads it also keeps as ASN.1 when it is not RSA, which it does not know. */
function keyIn(bags: forge.pkcs12.Pkcs12Pfx): KeyObject | null {
  for (const bagType of [pkcs8ShroudedKeyBag, keyBag]) {
    const [bag] = bags.getBags({ bagType })[String(bagType)] ?? []
    if (!bag) continue
    const info = bag.key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(bag.key)) : bag.asn1
    return createPrivateKey({ key: derOf(info), format: 'der', type: 'pkcs8' })
  }
  return null
}

const certificateOf = (bag: forge.pkcs12.Bag) =>
  new X509Certificate(derOf(bag.cert ? pki.certificateToAsn1(bag.cert) : bag.asn1))

const derOf = (value: forge.asn1.Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'binary')

/** From the leaf to its authority, whatever order the file has. */
function chainFrom(leaf: X509Certificate, found: X509Certificate[]): [X509Certificate, ...X509Certificate[]] {
  const chain: [X509Certificate, ...X509Certificate[]] = [leaf]
  for (let last = leaf; ; ) {
    const issuer = found.find(one => !chain.includes(one) && last.checkIssued(one))
    if (!issuer) return chain
    chain.push(issuer)
    last = issuer
  }
}
