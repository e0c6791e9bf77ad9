import { type Company, companyErrors, trimCompany } from '~/domain/dossier/company'
import { Refusal } from '~/domain/refusal'
import { type Dossier, lockDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { updateInvoice } from '~/store/invoices'
import { isRegistryAddress } from '~/store/registry-addresses'
import { byVisitor } from '../by-visitor'
import type { Deps, Visitor } from '../deps'
import { readCompany } from './read-company'

/**
 * Corrects the company of a dossier until its invoice is signed; the draft follows.
 * @throws Refusal not-found, invalid-fields, already-signed
 */
export async function correctCompany({ db, clock }: Deps, visitor: Visitor, id: string, input: Company) {
  const errors = companyErrors(input)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const company = trimCompany(input)
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier) throw new Refusal('not-found')
    if (dossier.signed_at) throw new Refusal('already-signed')
    const address_from_registry =
      (dossier.address_from_registry && isSamePlace(dossier, company)) ||
      (await isRegistryAddress(trx, company))
    await updateDossier(trx, id, { ...company, address_from_registry }, now)
    if (dossier.invoice_number)
      await updateInvoice(trx, dossier.invoice_number, { company_name: company.company_name })
    await appendEvent(trx, {
      dossier_id: id,
      type: 'company-corrected',
      at: now,
      ...byVisitor(visitor),
    })
  })
  return readCompany({ db }, id)
}

const isSamePlace = (dossier: Dossier, company: Company) =>
  dossier.siret === company.siret && dossier.address === company.address
