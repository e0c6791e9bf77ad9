import { isDeepStrictEqual } from 'node:util'
import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import { mayBuy, NO_VAT_NUMBER, vatNumberAt, vatTreatment } from '~/domain/invoice/vat-treatment'
import type { AccountActor } from '~/domain/journal/actor'
import { frenchIdentity } from '~/domain/leads/french-identity'
import { COUNTRY_CODES } from '~/domain/place/country'
import { type FieldError, Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import {
  findLeadAccount,
  insertLeadAccount,
  leadAccountOfRegistration,
  lockLeadAccountsOf,
  type StoredLeadAccount,
} from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { isLookedUp } from './check-vat'
import { contactErrors, type LeadContact, trimmedContact } from './contact-errors'
import { welcomeClient } from './welcome-client'

interface NewLeadAccount extends LeadContact {
  registration_id: string | null
  country: string
  siren: string | null
  vat_number: string | null
}

/**
 * Opens a client's account, from a registration or for a firm in France; a second one from the same
 * registration is the first, and so is one that says the very same: two would part the money of one firm. He is mailed
 * where his space is.
 * @throws Refusal invalid-fields
 */
export async function openLeadAccount(
  { vatRegister, ...deps }: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'vatRegister'>,
  by: AccountActor,
  typed: NewLeadAccount,
): Promise<StoredLeadAccount> {
  const account = { ...typed, ...trimmedContact(typed) }
  const named = frenchIdentity(account, true)
  const errors = [...accountErrors(account), ...('errors' in named ? named.errors : [])]
  if ('errors' in named || errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const opened = await lockLeadAccountsOf(trx, account.email)
    const said = { ...account, ...named.identity }
    const before = account.registration_id
      ? await leadAccountOfRegistration(trx, account.registration_id)
      : opened.find(one => isDeepStrictEqual({ ...one, ...said }, one))
    if (before) return before
    const id = randomId()
    await insertLeadAccount(trx, {
      id,
      ...said,
      vat_confirmed_at: null,
      created_at: now,
    })
    await noteEvent(trx, by, now, { type: 'lead-account-opened', data: { lead_account: id } })
    if (vatRegister && isLookedUp(account))
      await addJob(trx, 'check-vat', { lead_account: id }, { key: `check-vat:${id}` })
    await welcomeClient(trx, deps, by, { id, email: account.email })
    return found(await findLeadAccount(trx, id))
  })
}

function accountErrors(account: NewLeadAccount): FieldError[] {
  const checks: [field: keyof NewLeadAccount, passes: boolean, message: string][] = [
    ['country', COUNTRY_CODES.includes(account.country), 'Choisissez un pays.'],
    ['vat_number', mayBeItsVatNumber(account), NO_VAT_NUMBER],
  ]
  const missing = checks.filter(([, passes]) => !passes).map(([field, , message]) => ({ field, message }))
  return [...contactErrors(account), ...missing]
}

/** One that is asked for later is no flaw; those of France and Monaco are looked at with the SIREN. */
const mayBeItsVatNumber = ({ country, vat_number }: NewLeadAccount) =>
  !vat_number || vatTreatment(country) !== 'reverse-charge' || vatNumberAt(country, vat_number) !== null

/** An account as the team reads it. */
export const shownLeadAccount = (account: StoredLeadAccount) => ({ ...account, may_buy: mayBuy(account) })
