import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { deleteDossier } from '~/store/dossiers'
import { emailsOf } from '~/store/emails'
import { insertErasure } from '~/store/erasures'
import { appendEvent } from '~/store/events'
import { deleteDrafts } from '~/store/invoice-drafts'
import { addJob, removeJob } from '~/store/jobs'
import { transmissionsOf } from '~/store/listed-transmissions'
import { scrubEvents } from '~/store/scrub-events'
import { siteFilesOf } from '~/store/site-projects'
import type { Deps } from '../deps'

/** Why it goes, as `erasures` keeps it. */
export type Motive = 'demande' | 'échéance'

export async function removeDossier(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  id: string,
  motive: Motive,
  by: Actor,
) {
  const now = clock()
  const left = await readWhatGoes(trx, id)
  for (const key of left.jobs) await removeJob(trx, key)
  await deleteDrafts(trx, id)
  await scrubEvents(trx, id)
  await deleteDossier(trx, id)
  await insertErasure(trx, { dossier_id: id, erased_at: now, motive })
  await appendEvent(trx, { dossier_id: id, type: 'dossier-erased', at: now, by, data: { motive } })
  await addJob(trx, 'remove-leftovers', left.leftovers)
  return left.leftovers
}

async function readWhatGoes(trx: Db, id: string) {
  const [documents, emails, transmissions, siteFiles] = await Promise.all([
    documentsOf(trx, id),
    emailsOf(trx, id),
    transmissionsOf(trx, id),
    siteFilesOf(trx, id),
  ])
  return {
    jobs: [
      ...emails.map(email => `email:${email.id}`),
      ...transmissions.map(transmission => `transmission:${transmission.id}`),
    ],
    leftovers: {
      file_keys: [...documents, ...siteFiles].map(file => file.file_key),
      message_ids: [...emails, ...transmissions].map(message => message.message_id),
    },
  }
}
