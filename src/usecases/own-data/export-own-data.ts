import type { ClientActor } from '~/domain/journal/actor'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { refuseWhileMoving } from '../address/refuse-while-moving'
import { requireFreshCode } from '../address/require-fresh-code'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { drawInTurn } from '../invoice/draw-in-turn'
import { type GatherOwnDataDeps, gatherOwnData } from './gather-own-data'
import { ownDataSections } from './own-data-sections'

/** What is held, for machines. @throws Refusal not-found, address-changing, fresh-code-needed */
export async function exportOwnData(deps: GatherOwnDataDeps, by: ClientActor, key: HolderKey) {
  const { data, exported_at } = await taken(deps, by, key)
  const told: Record<string, unknown> = JSON.parse(JSON.stringify(data))
  return { format: 'siteligible-own-data-1', exported_at: exported_at.toISOString(), data: told }
}

/** The same for people. @throws Refusal not-found, address-changing, fresh-code-needed */
export async function printOwnData(
  deps: GatherOwnDataDeps & Pick<Deps, 'pdfRenderer' | 'agency'>,
  by: ClientActor,
  key: HolderKey,
): Promise<Uint8Array> {
  const { data, exported_at, dossier } = await taken(deps, by, key)
  return drawInTurn(by, () =>
    deps.pdfRenderer.facts({
      title: 'Vos données',
      paper: { seller: deps.agency, issued_at: exported_at, is_test: dossier.is_test },
      sections: ownDataSections(data),
    }),
  )
}

async function taken(deps: GatherOwnDataDeps, by: ClientActor, key: HolderKey) {
  return deps.db.transaction().execute(async db => {
    const dossier = await lockOwnDossier(db, key)
    refuseWhileMoving(dossier)
    requireFreshCode(deps, dossier)
    const exported_at = deps.clock()
    const data = await gatherOwnData({ ...deps, db }, dossier)
    await appendEvent(db, { dossier_id: dossier.id, type: 'own-data-exported', at: exported_at, by })
    return { dossier, data, exported_at }
  })
}
