import { type Company, trimCompany } from '~/domain/dossier/company'
import { companyErrors } from '~/domain/dossier/company-errors'
import { amountsOf } from '~/domain/invoice/amounts'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isRegistryAddress, isRegistryName } from '~/store/contents/registry-addresses'
import { type Dossier, type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findInvoice, updateInvoice } from '~/store/papers/invoices'
import { moveAddress } from '../address/move-address'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { amountColumns } from '../invoice/draft-invoice'
import { termsOf } from '../invoice/invoice-paper'
import { readCompany } from './read-company'

type CorrectCompanyDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'
>

/**
 * Corrects the company of a dossier until its invoice is signed; the draft follows, its VAT with the address.
 * A new e-mail address has proven nothing; the one before is told, and where it was proven it has its say first.
 * @throws Refusal not-found, invalid-fields, already-signed
 */
export async function correctCompany(
  deps: CorrectCompanyDeps,
  by: ClientActor,
  key: HolderKey,
  input: Company,
) {
  const { db, clock, agency } = deps
  const errors = companyErrors(input, await isRegistryName(db, input))
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const company = trimCompany(input)
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    if (dossier.signed_at) throw new Refusal('already-signed')
    const address_from_registry =
      (dossier.address_from_registry && isSamePlace(dossier, company)) ||
      (await isRegistryAddress(trx, company))
    const { email, ...rest } = company
    const address = await moveAddress(trx, deps, by, dossier, email)
    await updateDossier(trx, dossier, { ...rest, ...address, address_from_registry }, now)
    const draft = dossier.invoice_number ? await findInvoice(trx, dossier.invoice_number) : undefined
    if (draft) {
      const amounts = amountsOf(termsOf(draft, agency).lines, company.address)
      await updateInvoice(trx, dossier, draft.number, {
        company_name: company.company_name,
        ...amountColumns(amounts),
      })
    }
    await appendEvent(trx, {
      dossier_id: id,
      type: 'company-corrected',
      at: now,
      by,
    })
  })
  return readCompany(deps, key)
}

const isSamePlace = (dossier: Dossier, company: Company) =>
  dossier.siret === company.siret && dossier.address === company.address
