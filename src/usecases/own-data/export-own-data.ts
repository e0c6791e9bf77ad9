import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { requireFreshCode } from '../address/require-fresh-code'
import type { Deps } from '../deps'
import { type GatherOwnDataDeps, gatherOwnData } from './gather-own-data'
import { sectionsOf } from './own-data-sections'

/** What is held, for machines. @throws Refusal not-found, fresh-code-needed */
export async function exportOwnData(deps: GatherOwnDataDeps, by: ClientActor, id: string) {
  const { data, exported_at } = await taken(deps, by, id)
  const told: Record<string, unknown> = JSON.parse(JSON.stringify(data))
  return { format: 'siteligible-own-data-1', exported_at: exported_at.toISOString(), data: told }
}

/** The same for people. @throws Refusal not-found, fresh-code-needed */
export async function printOwnData(
  deps: GatherOwnDataDeps & Pick<Deps, 'pdfRenderer' | 'agency'>,
  by: ClientActor,
  id: string,
): Promise<Uint8Array> {
  const { data, exported_at, dossier } = await taken(deps, by, id)
  return deps.pdfRenderer.facts({
    title: 'Vos données',
    paper: { seller: deps.agency, issued_at: exported_at, is_test: dossier.is_test },
    sections: sectionsOf(data),
  })
}

async function taken(deps: GatherOwnDataDeps, by: ClientActor, id: string) {
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Refusal('not-found')
  requireFreshCode(deps, dossier)
  const exported_at = deps.clock()
  const data = await gatherOwnData(deps, dossier)
  await appendEvent(deps.db, { dossier_id: id, type: 'own-data-exported', at: exported_at, by })
  return { dossier, data, exported_at }
}
