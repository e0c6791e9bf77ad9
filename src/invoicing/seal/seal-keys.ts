import { generateKeyPair, type KeyObject, type X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ConfigError } from '~/config/config-error'
import { makeFolder } from '~/config/make-folder'
import { messageOf } from '~/domain/error'
import { DAY_MS } from '~/domain/milliseconds'
import { issueCertificate, readPem } from './certificate'
import { certificatesIn, isDer, keyIn } from './pem-contents'
import { readPkcs12 } from './pkcs12'

export interface SealSettings {
  dataDir: string
  /** The legal name that an internal certificate bears. */
  owner: string
  /** PEM, the certificate first and then what leads to its authority; or PKCS#12, which holds the key too. */
  certificateFile: string | null
  /** PEM; null with PKCS#12. */
  keyFile: string | null
  /** Of the PKCS#12 file or of the PEM key; null when it has none. */
  passphrase: string | null
  tsaUrl: string | null
}

export interface SealKeys {
  /** The certificate that seals, then what leads to its authority. */
  chain: [X509Certificate, ...X509Certificate[]]
  key: KeyObject
  /** The internal authority, when it is the one that vouches. */
  authority: X509Certificate | null
  /** Papers sealed before a certificate of one's own was configured stay ours. */
  trusted: X509Certificate[]
}

const TOGETHER = 'SEAL_CERTIFICATE and SEAL_KEY go together, unless the certificate is a PKCS#12 file'

/** As long as an invoice is kept, ten years, and two more. */
const YEARS = 12
const FILES = {
  chain: 'seal.pem',
  key: 'seal.key',
  authority: 'authority.pem',
  authorityKey: 'authority.key',
}

/** The configured certificate, else an internal one that is made once in the data folder. */
export async function openKeys(settings: SealSettings): Promise<SealKeys> {
  const folder = sealFolder(settings.dataDir)
  const { certificateFile, keyFile, passphrase } = settings
  if (!certificateFile) {
    if (keyFile) throw new ConfigError(TOGETHER)
    if (!existsSync(folder)) await makeInternal(folder, settings)
    return readInternal(folder)
  }
  const keys = await readKeys(certificateFile, keyFile, passphrase)
  const older = existsSync(folder) ? (await readInternal(folder)).trusted : []
  return { ...keys, trusted: [...keys.chain, ...older] }
}

/** Whether an internal certificate was made in the data folder before. */
export const hasInternalSeal = (dataDir: string) => existsSync(sealFolder(dataDir))

/** Where an internal certificate and its key lie. */
const sealFolder = (dataDir: string) => join(dataDir, 'seal')

async function readInternal(folder: string): Promise<SealKeys> {
  const keys = await readKeys(join(folder, FILES.chain), join(folder, FILES.key), null)
  const [authority = null] = readPem(String(await read(join(folder, FILES.authority))))
  return { ...keys, authority, trusted: authority ? [...keys.chain, authority] : keys.chain }
}

/** A PEM pair, or one PKCS#12 file: told apart by what is in the file, never by its name. */
async function readKeys(
  certificateFile: string,
  keyFile: string | null,
  passphrase: string | null,
): Promise<SealKeys> {
  const bytes = await read(certificateFile)
  const { chain, key } = isDer(bytes)
    ? readPkcs12(certificateFile, bytes, passphrase)
    : await readPair(certificateFile, String(bytes), keyFile, passphrase)
  const [first] = chain
  if (!/^(rsa|ec)$/.test(key.asymmetricKeyType ?? ''))
    throw new ConfigError(`the key of ${certificateFile} is neither RSA nor EC`)
  if (new Date(first.validTo) < new Date())
    throw new ConfigError(`${certificateFile} expired on ${first.validTo}`)
  return { chain, key, authority: null, trusted: chain }
}

async function readPair(
  certificateFile: string,
  pem: string,
  keyFile: string | null,
  passphrase: string | null,
): Promise<Pick<SealKeys, 'chain' | 'key'>> {
  const [first, ...rest] = certificatesIn(pem, certificateFile)
  if (!first) throw new ConfigError(`${certificateFile} holds no PEM certificate, nor is it PKCS#12`)
  if (!keyFile) throw new ConfigError(TOGETHER)
  const key = keyIn(String(await read(keyFile)), keyFile, passphrase)
  if (!first.checkPrivateKey(key)) throw new ConfigError(`${keyFile} is not the key of ${certificateFile}`)
  return { chain: [first, ...rest], key }
}

async function read(file: string): Promise<Buffer> {
  return readFile(file).catch(error => {
    throw new ConfigError(`the seal needs ${file}: ${messageOf(error)}`)
  })
}

/**
 * Makes an authority and the certificate it vouches for. The folder appears whole or not at all; when
 * another process was quicker, its folder stands.
 */
async function makeInternal(folder: string, { dataDir, owner }: SealSettings) {
  makeFolder(dataDir)
  const draft = await mkdtemp(`${folder}-`)
  const [authorityPair, sealPair] = await Promise.all([newPair(), newPair()])
  const from = new Date(Date.now() - DAY_MS)
  const to = new Date(from)
  to.setUTCFullYear(to.getUTCFullYear() + YEARS)
  const common = { organisation: owner, issuerKey: authorityPair.privateKey, from, to }
  const authority = issueCertificate({
    ...common,
    commonName: 'Autorité interne du cachet',
    publicKey: authorityPair.publicKey,
    issuer: null,
  })
  const leaf = issueCertificate({
    ...common,
    commonName: `Cachet électronique ${owner}`,
    publicKey: sealPair.publicKey,
    issuer: authority,
  })
  await write(draft, FILES.authority, authority.toString())
  await write(draft, FILES.authorityKey, pemOf(authorityPair.privateKey))
  await write(draft, FILES.chain, leaf.toString() + authority.toString())
  await write(draft, FILES.key, pemOf(sealPair.privateKey))
  await rename(draft, folder).catch(async error => {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

function newPair() {
  return promisify(generateKeyPair)('rsa', { modulusLength: 3072 })
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

async function write(folder: string, name: string, text: string) {
  const file = await open(join(folder, name), 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
}
