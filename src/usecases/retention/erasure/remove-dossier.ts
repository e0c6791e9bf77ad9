import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { deleteDossier, type LockedDossier } from '~/store/dossiers/dossiers'
import { insertErasure } from '~/store/dossiers/erasures'
import { appendEvent } from '~/store/events/events'
import { scrubEvents } from '~/store/events/scrub-events'
import { addJob, removeJob } from '~/store/jobs/jobs'
import { deleteDrafts } from '~/store/papers/invoice-drafts'
import { leaveDossier } from '~/store/sites/sites'
import type { Deps } from '../../ground/deps'
import { readWhatGoes } from './read-what-goes'

/** Why it goes, as `erasures` keeps it. */
export type Motive = 'demande' | 'échéance'

export async function removeDossier(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  dossier: LockedDossier,
  motive: Motive,
  by: Actor,
) {
  const { id } = dossier
  const now = clock()
  const left = await readWhatGoes(trx, id)
  for (const key of left.jobs) await removeJob(trx, key)
  await deleteDrafts(trx, id)
  // Before the lines are scrubbed: the last one, too, tells nobody's address and browser for ten years.
  await appendEvent(trx, { dossier_id: id, type: 'dossier-erased', at: now, by, data: { motive } })
  await scrubEvents(trx, id)
  await leaveDossier(trx, id)
  await deleteDossier(trx, dossier)
  await insertErasure(trx, { dossier_id: id, erased_at: now, motive })
  await addJob(trx, 'remove-leftovers', left.leftovers)
  return left.leftovers
}
