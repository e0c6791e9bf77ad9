import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { deleteDossier, type LockedDossier } from '~/store/dossiers/dossiers'
import { insertErasure } from '~/store/dossiers/erasures'
import { emailsOf } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { scrubEvents } from '~/store/events/scrub-events'
import { addJob, removeJob } from '~/store/jobs/jobs'
import { deleteDrafts } from '~/store/papers/invoice-drafts'
import { documentsOf } from '~/store/pieces/documents'
import { messageFilesOf } from '~/store/pieces/message-files'
import { siteFilesOf } from '~/store/sites/site-files'
import { photoFilesOfUnpublished } from '~/store/sites/site-photos'
import { leaveDossier } from '~/store/sites/sites'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'
import type { Deps } from '../../ground/deps'

/** Why it goes, as `erasures` keeps it. */
export type Motive = 'demande' | 'échéance'

/**
 * Takes a dossier out of the database, its lines of the journal scrubbed; invoices, avoirs and a published site stay. The job
 * `remove-leftovers`, queued in the same transaction, takes its files and messages.
 * @returns what that job is given
 */
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

async function readWhatGoes(trx: Db, id: string) {
  const [documents, emails, transmissions, siteFiles, photoFiles, messageFiles] = await Promise.all([
    documentsOf(trx, id),
    emailsOf(trx, id),
    transmissionsOf(trx, id),
    siteFilesOf(trx, id),
    photoFilesOfUnpublished(trx, id),
    messageFilesOf(trx, id),
  ])
  return {
    jobs: [
      ...emails.map(email => `email:${email.id}`),
      ...messageFiles.map(file => `inspect-message-file:${file.id}`),
      ...transmissions.map(transmission => `transmission:${transmission.id}`),
    ],
    leftovers: {
      file_keys: [...[...documents, ...siteFiles, ...messageFiles].map(file => file.file_key), ...photoFiles],
      message_ids: [...emails, ...transmissions].map(message => message.message_id),
    },
  }
}
