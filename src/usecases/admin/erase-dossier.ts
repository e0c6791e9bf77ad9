import { type AccountActor, type Actor, CLOCK } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { type Dossier, deleteDossier, findDossier, lockDossier } from '~/store/dossiers'
import { emailsOf } from '~/store/emails'
import { insertErasure } from '~/store/erasures'
import { appendEvent, scrubEvents } from '~/store/events'
import { deleteDrafts } from '~/store/invoices'
import { addJob, removeJob } from '~/store/jobs'
import { transmissionsOf } from '~/store/transmissions'
import type { Deps } from '../deps'
import { removeLeftovers } from '../remove-leftovers'

type ErasureDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>

/**
 * The one way by which a dossier goes (DECISIONS.md section 7). In one transaction: its contact data,
 * pieces, e-mails and the key of its files; the personal data of its journal. Kept apart: issued
 * invoices, avoirs and their evidence, for ten years. A draft goes: it had no number. The
 * files and copies of messages go once that is durable, and a job sees to it after a crash.
 * @param isDue asked under the dossier's lock: a client who comes back at the last moment keeps it
 * @returns false when there was no such dossier: erasing twice is no error.
 */
export async function eraseDossier(
  deps: ErasureDeps,
  id: string,
  motive: 'demande' | 'échéance',
  by: Actor = CLOCK,
  isDue: (dossier: Dossier) => boolean = () => true,
): Promise<boolean> {
  const now = deps.clock()
  const erased = await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier || !isDue(dossier)) return null
    const left = await readWhatGoes(trx, id)
    for (const key of left.jobs) await removeJob(trx, key)
    await deleteDrafts(trx, id)
    await scrubEvents(trx, id)
    await deleteDossier(trx, id)
    await insertErasure(trx, { dossier_id: id, erased_at: now, motive })
    await appendEvent(trx, { dossier_id: id, type: 'dossier-erased', at: now, by, data: { motive } })
    await addJob(trx, 'remove-leftovers', left.leftovers)
    return left
  })
  if (!erased) return false
  await removeLeftovers(deps, erased.leftovers)
  return true
}

/**
 * « Effacer ce dossier »: the administrator typed the company's name.
 * @throws Refusal not-found, dossier-changed, invalid-fields
 */
export async function eraseOnRequest(
  deps: ErasureDeps,
  by: AccountActor,
  id: string,
  { confirmation, version }: { confirmation: string; version: number },
) {
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Refusal('not-found')
  if (dossier.version !== version) throw new Refusal('dossier-changed')
  if (confirmation.trim() !== dossier.company_name.trim()) {
    throw new Refusal('invalid-fields', {
      errors: [{ field: 'confirmation', message: 'Ce n’est pas le nom de l’entreprise.' }],
    })
  }
  await eraseDossier(deps, id, 'demande', by)
}

async function readWhatGoes(trx: Db, id: string) {
  const [documents, emails, transmissions] = await Promise.all([
    documentsOf(trx, id),
    emailsOf(trx, id),
    transmissionsOf(trx, id),
  ])
  return {
    jobs: [
      ...emails.map(email => `email:${email.id}`),
      ...transmissions.map(transmission => `transmission:${transmission.id}`),
    ],
    leftovers: {
      file_keys: documents.map(document => document.file_key),
      message_ids: [...emails, ...transmissions].map(message => message.message_id),
    },
  }
}
