import { CODE } from '~/domain/dossier/address-proof'
import { type Company, companyErrors, trimCompany } from '~/domain/dossier/company'
import { amountsOf } from '~/domain/invoice/amounts'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { codesAskedSince } from '~/store/address-proof'
import type { Db } from '~/store/database'
import { type Dossier, type HolderKey, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findInvoice, updateInvoice } from '~/store/invoices'
import { isRegistryAddress, isRegistryName } from '~/store/registry-addresses'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { amountColumns } from '../invoice/draft-invoice'
import { termsOf } from '../invoice/invoice-paper'
import { lockOwnDossier } from '../lock-own-dossier'
import { readCompany } from './read-company'

/** What it needs of the outside. */
type CorrectCompanyDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'
>

/**
 * Corrects the company of a dossier until its invoice is signed; the draft follows, its VAT with the address.
 * A new e-mail address has proven nothing, and the old one is told.
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
    const moved = dossier.email.toLowerCase() !== company.email.toLowerCase()
    await updateDossier(
      trx,
      dossier,
      { ...company, address_from_registry, ...(moved ? NOTHING_PROVEN : {}) },
      now,
    )
    if (moved) await tellBoth(trx, deps, dossier, company.email)
    const draft = dossier.invoice_number ? await findInvoice(trx, dossier.invoice_number) : undefined
    if (draft) {
      const amounts = amountsOf(termsOf(draft, agency).lines, company.address)
      await updateInvoice(trx, draft.number, {
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

/** The columns of a dossier whose address is new. */
export const NOTHING_PROVEN = { email_proven_at: null, email_disowned_at: null, code_confirmed_at: null }

/** The old address hears that it was replaced, if it was somebody's for sure; the new one gets a code. */
export async function tellBoth(
  trx: Db,
  deps: Pick<Deps, 'mailer' | 'clock' | 'publicUrl'>,
  dossier: Dossier,
  recipient: string,
) {
  const about = { dossier_id: dossier.id }
  if (dossier.email_proven_at)
    await queueEmail(trx, deps, { kind: 'address-changed', recipient: dossier.email, ...about })
  const asked = await codesAskedSince(trx, about, new Date(deps.clock().getTime() - 86_400_000))
  if (deps.mailer.leaves && !dossier.is_test && asked < CODE.a_day)
    await queueEmail(trx, deps, { kind: 'address-code', recipient, ...about })
}

const isSamePlace = (dossier: Dossier, company: Company) =>
  dossier.siret === company.siret && dossier.address === company.address
