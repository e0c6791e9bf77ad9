import type { MailThread } from '~/domain/inbox/mail-thread'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { ownerAddress } from '~/store/sites/site-owners'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { addressOfOwner } from '../site/address-of-owner'
import type { SiteAt } from '../site/site-at'

/** Whose answers a thread takes, and as whom he answers. */
export interface ThreadOwner {
  address: string
  dossier: Dossier | null
  /** For what is said of a site: as the holder of its dossier, or as the owner that it keeps. */
  at: SiteAt | null
}

/** @returns null where there is nobody: it is gone, or its address said « Ce n’est pas moi » */
export async function threadOwner(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  thread: MailThread,
): Promise<ThreadOwner | null> {
  if (thread.kind === 'dossier') {
    const dossier = await findDossier(db, thread.dossier)
    if (!dossier || dossier.is_test || dossier.email_disowned_at) return null
    return { address: dossier.email, dossier, at: null }
  }
  const site = await findSite(db, { site: thread.site })
  if (!site) return null
  const dossier = (site.dossier_id ? await findDossier(db, site.dossier_id) : undefined) ?? null
  const address =
    thread.kind === 'request' ? await ownerAddress(db, site, mailer.leaves) : await addressOfOwner(db, site)
  if (!address) return null
  const kept = address === site.owner_email || !dossier
  return { address, dossier, at: kept ? { site: site.id } : { dossier: { key: dossier.holder_id } } }
}
