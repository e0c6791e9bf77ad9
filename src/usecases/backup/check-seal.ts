import type { X509Certificate } from 'node:crypto'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import { sealersOf } from '~/invoicing/sealed-text'

/** Whose seals are believed. */
export interface Trust {
  /** Those that may have sealed: the certificate itself, or the authority that vouches for it; null: any, for whoever has none at hand. */
  certificates: readonly X509Certificate[] | null
  /** Whether what bears no seal is taken: the operator says that it is from before there were seals. */
  unsealed: boolean
}

/**
 * Checks who sealed a copy, or the list beside it: what was swapped for another bears another seal, or none. Whoever can change
 * it can take its seal away, so that one without is taken only where the operator says so.
 * @param what as a sentence begins with it
 * @returns the certificate that sealed it, then what vouches for it; none where nobody sealed it
 * @throws DamagedBackup
 */
export function checkSeal(
  what: string,
  { seal, sum }: { seal: string | null; sum: string },
  { certificates, unsealed }: Trust,
): X509Certificate[] {
  if (seal === null) {
    if (unsealed) return []
    throw new DamagedBackup(
      `${what} bears no seal. Only one of before there were seals has none: for such a one, say --unsealed.`,
    )
  }
  const chain = sealersOf(seal, sum)
  const [signer] = chain
  if (!signer) throw new DamagedBackup(`${what} bears a seal that is broken, or of another.`)
  const mayHave = (one: X509Certificate) =>
    one.raw.equals(signer.raw) || (one.ca && signer.checkIssued(one) && signer.verify(one.publicKey))
  if (certificates !== null && !certificates.some(mayHave))
    throw new DamagedBackup(`${what} was sealed by another: ${signer.fingerprint256}.`)
  return chain
}
