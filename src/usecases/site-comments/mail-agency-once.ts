import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { isQueued } from '~/store/emails/emails'
import type { Site } from '~/store/sites/sites'
import { queueToAgency } from '../outbox/queue-email'
import type { SiteDeps } from '../site/site-at'

/** A few comments in a row are one message: it waits this long, and holds all that is open when it leaves. */
const TOGETHER_MS = 10 * 60_000

/** Tells the team that an owner said something, once for all that he says until the message leaves. */
export async function mailAgencyOnce(deps: SiteDeps, trx: Db, by: Actor, site: Site) {
  if (await isQueued(trx, { site: site.id }, 'agency-site-comments')) return
  await queueToAgency(trx, deps, {
    kind: 'agency-site-comments',
    dossier_id: site.dossier_id,
    data: { site: site.id },
    by,
    runAt: new Date(deps.clock().getTime() + TOGETHER_MS),
  })
}
