import { DOSSIER_LINK_LIFE } from '~/domain/dossier/address-proof'
import { insertLink } from '~/store/dossiers/address-links'
import type { Deps } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'

/**
 * A link for one message to one address, which it proves and no other: it leads to a page whose button uses it up. Made when the message leaves, so that
 * nothing that lets in lies in the outbox; kept as a digest.
 */
export async function makeDossierLink(
  { db, publicUrl, clock }: Pick<Deps, 'db' | 'publicUrl' | 'clock'>,
  dossier_id: string,
  email: string,
): Promise<string> {
  const token = newToken()
  await insertLink(db, {
    token_hash: tokenHash(token),
    dossier_id,
    email,
    expires_at: new Date(clock().getTime() + DOSSIER_LINK_LIFE),
  })
  return `${publicUrl}/dossier/lien/${token}`
}
