import { DOSSIER_LINK_LIFE } from '~/domain/dossier/address-proof'
import type { Dossier } from '~/store/dossiers'
import { insertLink } from '~/store/dossiers/address-links'
import { newToken, tokenHash } from '../admin/secret-token'
import type { Deps } from '../deps'

/**
 * A link for one message: it leads to a page whose button uses it up. Made when the message leaves, so that
 * nothing that lets in lies in the outbox; kept as a digest.
 */
export async function makeDossierLink(
  { db, publicUrl, clock }: Pick<Deps, 'db' | 'publicUrl' | 'clock'>,
  dossier: Pick<Dossier, 'id' | 'email'>,
): Promise<string> {
  const token = newToken()
  await insertLink(db, {
    token_hash: tokenHash(token),
    dossier_id: dossier.id,
    email: dossier.email,
    expires_at: new Date(clock().getTime() + DOSSIER_LINK_LIFE),
  })
  return `${publicUrl}/dossier/lien/${token}`
}
