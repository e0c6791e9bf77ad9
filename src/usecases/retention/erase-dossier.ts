import { beforeErasure } from '~/domain/dossier/erasure'
import { found } from '~/domain/found'
import { type AccountActor, type Actor, CLOCK } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import { type Dossier, type DossierRef, findDossier, lockDossier } from '~/store/dossiers/dossiers'
import { invoicesOf } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { dossierChanged } from '../ground/dossier-changed'
import { removeLeftovers } from '../ground/remove-leftovers'
import { issueAvoir } from '../invoice/issue-avoir'
import { type Motive, removeDossier } from './erasure/remove-dossier'

type ErasureDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>
type CancellingDeps = ErasureDeps & Pick<Deps, 'pdfRenderer' | 'sealer'>

/**
 * The one way by which a dossier goes (specification B7). In one transaction: the avoirs of invoices that were
 * signed and never decided upon; then its contact data, pieces, e-mails and the key of its files; the personal
 * data of its journal. Kept apart: issued invoices, avoirs and their evidence, for ten years. A draft goes: it had
 * no number. The files and copies of messages go once that is durable, and a job sees to it after a crash.
 * @param isDue asked under the dossier's lock: a client who comes back at the last moment keeps it
 * @returns false when there was no such dossier: erasing twice is no error
 * @throws Refusal decide-first where a person decides before it goes
 */
export async function eraseDossier(
  deps: CancellingDeps,
  ref: DossierRef,
  motive: Motive,
  by: Actor = CLOCK,
  isDue: (dossier: Dossier, trx: Db) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const written: string[] = []
  try {
    const leftovers = await deps.db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, ref)
      if (!dossier || !(await isDue(dossier, trx))) return null
      await cancelInvoices(trx, deps, dossier, motive, by, written)
      return removeDossier(trx, deps, dossier, motive, by)
    })
    if (!leftovers) return false
    await removeLeftovers(deps, leftovers)
    return true
  } catch (error) {
    for (const key of written) await discardFile(deps, key, error)
    throw error
  }
}

/**
 * Erases from a restored copy what was erased since it was made. An avoir was issued then: it is imported like every
 * paper since, never made a second time under another number.
 */
export async function eraseAgain(deps: ErasureDeps, id: string, motive: Motive): Promise<boolean> {
  const leftovers = await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    return dossier ? removeDossier(trx, deps, dossier, motive, CLOCK) : null
  })
  if (!leftovers) return false
  await removeLeftovers(deps, leftovers)
  return true
}

/**
 * Cancels every signed invoice of the dossier that nothing cancels yet: that of now where the table says so, and any of
 * before, which nobody would owe. @param written the keys of the avoirs' files
 */
async function cancelInvoices(
  trx: Db,
  deps: CancellingDeps,
  dossier: Dossier,
  motive: Motive,
  by: Actor,
  written: string[],
) {
  if (dossier.is_test) return
  const first = beforeErasure(await readLife(trx, dossier, deps.clock()))
  if (first === 'decide-first') throw new Refusal('decide-first')
  for (const { avoir_number, ...invoice } of await invoicesOf(trx, dossier.id)) {
    const stays = invoice.number === dossier.invoice_number && first !== 'cancel-invoice'
    if (invoice.status !== 'signee' || avoir_number || stays) continue
    const avoir = await issueAvoir(trx, deps, invoice, motive === 'demande' ? 'erased' : 'expired', by)
    if (avoir.written) written.push(avoir.written)
  }
}

/**
 * « Effacer ce dossier »: the administrator typed the company's name.
 * @throws Refusal not-found, dossier-changed, invalid-fields, decide-first
 */
export async function eraseOnRequest(
  deps: CancellingDeps,
  by: AccountActor,
  id: string,
  { confirmation, version }: { confirmation: string; version: number },
) {
  const dossier = found(await findDossier(deps.db, id))
  if (dossier.version !== version) throw await dossierChanged(deps.db, dossier)
  if (confirmation.trim() !== dossier.company_name.trim())
    throw wrongField('confirmation', 'Ce n’est pas le nom de l’entreprise.')
  await eraseDossier(deps, id, 'demande', by)
}
