import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events/events'
import { findSite } from '~/store/sites/sites'
import type { DbAndClock } from '../ground/deps'
import { gatherOwnSite } from './gather-own-site'

/** What is held about a site and its owner, for machines, also once its dossier is gone. @throws Refusal not-found */
export function exportOwnSite({ db, clock }: DbAndClock, by: ClientActor, id: string) {
  return db.transaction().execute(async trx => {
    const site = await findSite(trx, { site: id })
    const data = await gatherOwnSite(trx, { site: id })
    if (!site || !data) throw new Refusal('not-found')
    const at = clock()
    await appendEvent(trx, { dossier_id: site.dossier_id, type: 'own-data-exported', at, by })
    const told: Record<string, unknown> = JSON.parse(JSON.stringify(data))
    return { format: 'siteligible-own-data-1', exported_at: at.toISOString(), data: told }
  })
}
