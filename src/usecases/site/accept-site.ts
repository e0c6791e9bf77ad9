import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import type { HolderKey, LockedDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { keepOwnerAddress } from '~/store/sites/site-owners'
import { findSite, updateSite } from '~/store/sites/sites'
import { discardFile } from '../ground/discard-file'
import { queueToAgency } from '../outbox/queue-email'
import { changeSite } from './change-site'
import type { MoveSiteDeps } from './move-site'
import { refuseClosed } from './refuse-closed'
import { type DeliveryDeps, sealDelivery } from './seal-delivery'

type AcceptDeps = MoveSiteDeps & DeliveryDeps

/**
 * Accepts the handing over, which seals its paper; a repeat does nothing more.
 * @throws Refusal not-found, transition-forbidden, site-ended, site-suspended
 */
export async function acceptSite(deps: AcceptDeps, by: ClientActor, key: HolderKey) {
  let written: string | null = null
  try {
    return await changeSite(deps, key, (trx, dossier) =>
      accepted(deps, trx, by, dossier, file => {
        written = file
      }),
    )
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

async function accepted(
  deps: AcceptDeps,
  trx: Db,
  by: ClientActor,
  dossier: LockedDossier,
  written: (key: string) => void,
) {
  const { id } = dossier
  const project = await findSite(trx, { dossier: id })
  if (!project?.online_at || !project.site_url) throw new Refusal('transition-forbidden')
  refuseClosed(project)
  if (project.accepted_at) return
  const now = deps.clock()
  const { online_at, site_url } = project
  const delivery = { dossier, site: { ...project, online_at, site_url }, accepted_at: now }
  const sealed = await sealDelivery(trx, deps, delivery, written)
  await updateSite(trx, project, { accepted_at: now })
  await keepOwnerAddress(trx, id)
  await queueToAgency(trx, deps, {
    kind: 'agency-site-news',
    dossier_id: id,
    data: { news: 'accepted', text: '' },
  })
  await appendEvent(trx, { dossier_id: id, type: 'site-accepted', at: now, by, data: sealed })
}
