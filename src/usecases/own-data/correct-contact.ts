import { trimCompany } from '~/domain/dossier/company'
import { companyErrors } from '~/domain/dossier/company-errors'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { moveAddress } from '../address/move-address'
import { requireFreshCode } from '../address/require-fresh-code'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'

/**
 * Corrects telephone and e-mail at any time; what the signed invoice says stays as it was signed.
 * @throws Refusal not-found, fresh-code-needed, invalid-fields
 */
export async function correctContact(
  deps: Pick<Deps, 'db' | 'mailer' | 'clock' | 'publicUrl'>,
  by: ClientActor,
  key: HolderKey,
  contact: { phone: string; email: string },
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    requireFreshCode(deps, dossier)
    const { company_name, siret, address } = dossier
    const company = { company_name, siret, address, ...contact }
    const errors = companyErrors(company, true)
    if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
    const { phone, email } = trimCompany(company)
    const moved = await moveAddress(trx, deps, by, dossier, email)
    await updateDossier(trx, dossier, { phone, ...moved }, now)
    await appendEvent(trx, { dossier_id: id, type: 'company-corrected', at: now, by })
  })
}
