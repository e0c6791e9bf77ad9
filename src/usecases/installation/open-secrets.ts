import { X509Certificate } from 'node:crypto'
import { identityToRecipient } from 'age-encryption'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import { hasFilesKey, readFilesKey } from '~/gateways/files-key'
import { hasInternalSeal } from '~/invoicing/seal/seal-keys'
import { openSealer, type Sealer } from '~/invoicing/sealer'
import type { Db } from '~/store/database/database'
import { installationFingerprints, noteFingerprints } from '~/store/operation/installation'
import { knownCertificates, noteCertificates } from '~/store/operation/known-certificates'

type Settings = Pick<Config, 'dataDir' | 'filesKey' | 'seal' | 'agency'>

/**
 * The secrets that all copies on one database share: read, or made for a database that has none yet. The
 * database keeps their fingerprints, so that a copy whose data folder lacks them makes no others in
 * silence: pieces that nobody else could read, invoices under a seal that nobody knows.
 * @throws ConfigError with the one line that says what to set
 */
export async function openSecrets(
  db: Db,
  { dataDir, filesKey: configured, seal, agency }: Settings,
): Promise<{ filesKey: string; sealer: Sealer }> {
  const files = await installationFingerprints(db, 'files')
  if (files.length > 0 && !configured && !hasFilesKey(dataDir)) throw new ConfigError(NO_FILES_KEY)
  const filesKey = await readFilesKey(configured, dataDir)
  // The public half tells nothing about the secret one.
  const recipient = await identityToRecipient(filesKey)
  if (files.length > 0 && !files.includes(recipient)) throw new ConfigError(OTHER_FILES_KEY)
  await noteFingerprints(db, 'files', [recipient])

  const seals = await installationFingerprints(db, 'seal')
  const known = (pem: string) => seals.length === 0 || seals.includes(fingerprintOf(pem))
  const internal = !seal.certificateFile
  if (internal && seals.length > 0 && !hasInternalSeal(dataDir)) throw new ConfigError(NO_SEAL)
  const settings = { dataDir, owner: agency.legal_name, ...seal }
  const { certificatePem } = await openSealer(settings)
  if (internal && !known(certificatePem)) throw new ConfigError(OTHER_SEAL)
  const sealer = await openSealer(settings, {
    read: () => knownCertificates(db),
    note: (purpose, pems) => noteCertificates(db, purpose, pems),
  })
  await noteFingerprints(db, 'seal', (await sealer.known()).seal.map(fingerprintOf))
  return { filesKey, sealer }
}

const fingerprintOf = (pem: string) => new X509Certificate(pem).fingerprint256

const NO_FILES_KEY =
  'FILES_KEY is missing: this database was set up with a key that this data folder does not hold; give every copy the same one (files.key in the data folder of the first).'
const OTHER_FILES_KEY =
  'The key of the files is not the one that this database was set up with: give every copy the same FILES_KEY (files.key in the data folder of the first).'
const NO_SEAL =
  'SEAL_CERTIFICATE and SEAL_KEY are missing: papers of this database are sealed under a certificate that this data folder does not hold; give every copy the same ones (seal/seal.pem and seal/seal.key in the data folder of the first).'
const OTHER_SEAL =
  'The seal is not the one that this database was set up with: give every copy the same SEAL_CERTIFICATE and SEAL_KEY (seal/seal.pem and seal/seal.key in the data folder of the first).'
