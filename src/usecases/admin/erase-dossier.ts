import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { deleteDossier, findDossier, lockDossier } from '~/store/dossiers'
import { emailsOf } from '~/store/emails'
import { insertErasure } from '~/store/erasures'
import { appendEvent, scrubEvents } from '~/store/events'
import { abandonDrafts } from '~/store/invoices'
import { removeJob } from '~/store/jobs'
import { byAdministrator } from '../by-administrator'
import type { Deps, Visitor } from '../deps'

type ErasureDeps = Pick<Deps, 'db' | 'vault' | 'mailer' | 'clock'>

/**
 * The one way by which a dossier goes (DECISIONS.md section 7). In one transaction: its contact data,
 * pieces, e-mails and the key of its files; the personal data of its journal. Kept apart: issued
 * invoices, avoirs and their evidence, for ten years; a draft leaves its number, « abandonnée ». The
 * files go once that is durable; what a crash leaves of them has no key any more and is swept as orphans.
 * @returns false when there was no such dossier: erasing twice is no error.
 */
export async function eraseDossier(
  deps: ErasureDeps,
  id: string,
  motive: 'demande' | 'échéance',
  by: ReturnType<typeof byAdministrator> | { actor: 'system' } = { actor: 'system' },
): Promise<boolean> {
  const now = deps.clock()
  const erased = await deps.db.transaction().execute(async trx => {
    if (!(await lockDossier(trx, id))) return null
    const left = await readWhatGoes(trx, id)
    for (const email of left.emails) await removeJob(trx, `email:${email.id}`)
    await abandonDrafts(trx, id)
    await scrubEvents(trx, id)
    await deleteDossier(trx, id)
    await insertErasure(trx, { dossier_id: id, erased_at: now, motive })
    await appendEvent(trx, { dossier_id: id, type: 'dossier-erased', at: now, ...by, data: { motive } })
    return left
  })
  if (!erased) return false
  for (const { file_key } of erased.documents) await deps.vault.remove(file_key)
  for (const { message_id } of erased.emails) await deps.mailer.forget(message_id)
  return true
}

/**
 * « Effacer ce dossier »: the administrator typed the company's name.
 * @throws Refusal not-found, dossier-changed, invalid-fields
 */
export async function eraseOnRequest(
  deps: ErasureDeps,
  visitor: Visitor,
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
  await eraseDossier(deps, id, 'demande', byAdministrator(visitor))
}

async function readWhatGoes(trx: Db, id: string) {
  return { documents: await documentsOf(trx, id), emails: await emailsOf(trx, id) }
}
