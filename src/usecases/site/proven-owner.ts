import { addressProof } from '~/domain/dossier/address-proof'
import { Refusal } from '~/domain/refusal'
import type { Dossier, DossierRef } from '~/store/dossiers/dossiers'
import { acceptedDossier, type SiteDeps } from './site-at'

/**
 * An accepted dossier; under its holder's key only with an address that has proven itself, where e-mails leave.
 * @throws Refusal not-found, address-unproven
 */
export async function provenOwner(deps: SiteDeps, ref: DossierRef): Promise<Dossier> {
  const dossier = await acceptedDossier(deps, ref)
  const proof = addressProof(dossier, deps.mailer.leaves)
  if (typeof ref !== 'string' && (proof === 'unproven' || proof === 'disowned'))
    throw new Refusal('address-unproven')
  return dossier
}
