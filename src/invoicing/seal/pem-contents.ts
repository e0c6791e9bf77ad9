import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto'
import { ConfigError } from '~/config/config-error'
import { messageOf } from '~/domain/error'
import { readPem } from './certificate'

/** A sequence with a long length, as every PKCS#12 file begins; a PEM begins with text. */
export const isDer = (bytes: Buffer) => bytes[0] === 0x30 && Number(bytes[1]) >= 0x80

/**
 * @param file what the operator is told to look at
 * @throws ConfigError
 */
export function certificatesIn(pem: string, file: string): X509Certificate[] {
  try {
    return readPem(pem)
  } catch (error) {
    throw new ConfigError(`${file} cannot be read as a certificate: ${messageOf(error)}`)
  }
}

/**
 * @param file what the operator is told to look at
 * @throws ConfigError, also where the passphrase is another's
 */
export function keyIn(pem: string, file: string, passphrase: string | null): KeyObject {
  try {
    return createPrivateKey({ key: pem, passphrase: passphrase ?? undefined })
  } catch (error) {
    if (/ENCRYPTED/.test(pem)) throw new ConfigError(`SEAL_PASSPHRASE does not open ${file}`)
    throw new ConfigError(`${file} cannot be read as a private key: ${messageOf(error)}`)
  }
}
