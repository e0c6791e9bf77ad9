import type { Email } from '~/domain/email/email'
import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import type { Site } from '~/store/sites/sites'
import { queueEmail } from '../outbox/queue-email'
import type { SiteOfDeps } from './site-of'

/** Writes to who a site belongs to; one without an address hears of it on its page. */
export async function mailOwner(
  deps: Pick<SiteOfDeps, 'publicUrl' | 'clock'>,
  trx: Db,
  site: Pick<Site, 'dossier_id' | 'online_at' | 'owner_email'>,
  email: Email<'site-comment-answered' | 'site-round' | 'site-closure'>,
) {
  const { dossier_id } = site
  const dossier = dossier_id ? await findDossier(trx, dossier_id) : undefined
  // From delivery on the site has an owner of its own, whom a code proved.
  const recipient = (site.online_at ? site.owner_email : null) ?? dossier?.email ?? site.owner_email
  if (recipient) await queueEmail(trx, deps, { ...email, recipient, dossier_id })
}
