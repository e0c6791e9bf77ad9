import type { X509Certificate } from 'node:crypto'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { readPem } from '~/invoicing/seal/certificate'
import { sealerOf } from '~/invoicing/sealed-text'

/**
 * Checks who sealed the copy: a copy that was swapped for another bears another seal, or none. Whoever can change a copy
 * can take its seal away, so that one without is taken only where the operator says that it is from before they were sealed.
 * @param certificates PEM of those that may have: the one that seals, or the internal authority that vouches for it;
 *   null: any, for whoever has none at hand
 * @param unsealed takes a copy without a seal
 * @returns the fingerprint of the certificate that sealed it; null where none did
 * @throws DamagedBackup
 */
export function checkSeal(copy: OpenBackup, certificates: string | null, unsealed = false): string | null {
  if (copy.seal === null) {
    if (unsealed) return null
    throw new DamagedBackup(
      'The backup bears no seal. Only a copy of before copies were sealed has none: for such a one, say --unsealed.',
    )
  }
  const signer = sealerOf(copy.seal, String(copy.sum))
  if (!signer) throw new DamagedBackup('The seal of the backup is broken, or of another copy.')
  const mayHave = (one: X509Certificate) =>
    one.raw.equals(signer.raw) || (one.ca && signer.checkIssued(one) && signer.verify(one.publicKey))
  if (certificates !== null && !readPem(certificates).some(mayHave))
    throw new DamagedBackup(`The backup was sealed by another: ${signer.fingerprint256}.`)
  return signer.fingerprint256
}
