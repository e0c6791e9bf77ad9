import type { Email } from '~/domain/email/email'
import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import { isSiteEmailQueued } from '~/store/emails/emails'
import type { Site } from '~/store/sites/sites'
import { queueEmail } from '../outbox/queue-email'
import type { SiteOfDeps } from '../site/site-of'

/** A few comments in a row are one message: it waits this long, and holds all that is open when it leaves. */
const TOGETHER_MS = 10 * 60_000

/** Tells the team that an owner said something, once for all that he says until the message leaves. */
export async function mailAgencyOnce(deps: SiteOfDeps, trx: Db, by: Actor, site: Site) {
  if (await isSiteEmailQueued(trx, site.id, 'agency-site-comments')) return
  await queueEmail(trx, deps, {
    kind: 'agency-site-comments',
    recipient: deps.agency.email,
    dossier_id: site.dossier_id,
    data: { site: site.id },
    by,
    runAt: new Date(deps.clock().getTime() + TOGETHER_MS),
  })
}

/** Writes to who a site belongs to; one without an address hears of it on its page. */
export async function mailOwner(
  deps: SiteOfDeps,
  trx: Db,
  site: Site,
  email: Email<'site-comment-answered' | 'site-round'>,
) {
  const { dossier_id } = site
  const dossier = dossier_id ? await findDossier(trx, dossier_id) : undefined
  // From delivery on the site has an owner of its own, whom a code proved.
  const recipient = (site.online_at ? site.owner_email : null) ?? dossier?.email ?? site.owner_email
  if (recipient) await queueEmail(trx, deps, { ...email, recipient, dossier_id })
}
