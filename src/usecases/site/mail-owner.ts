import type { Email } from '~/domain/email/email'
import type { Db } from '~/store/database/database'
import type { Site } from '~/store/sites/sites'
import { queueEmail } from '../outbox/queue-email'
import { addressOfOwner } from './address-of-owner'
import type { SiteDeps } from './site-at'

/** Writes to who a site belongs to; one without an address hears of it on its page. */
export async function mailOwner(
  deps: Pick<SiteDeps, 'publicUrl' | 'clock'>,
  trx: Db,
  site: Pick<Site, 'dossier_id' | 'online_at' | 'owner_email'>,
  email: Email<'site-comment-answered' | 'site-round' | 'site-closure'>,
) {
  const recipient = await addressOfOwner(trx, site)
  if (recipient) await queueEmail(trx, deps, { ...email, recipient, dossier_id: site.dossier_id })
}
