import { isDeepStrictEqual } from 'node:util'
import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import { mayBuy } from '~/domain/invoice/vat-treatment'
import type { AccountActor } from '~/domain/journal/actor'
import { isE164 } from '~/domain/leads/campaign'
import { frenchIdentity } from '~/domain/leads/french-identity'
import { isTimeZone } from '~/domain/leads/opening-hours'
import { COUNTRY_CODES } from '~/domain/place/country'
import { type FieldError, Refusal } from '~/domain/refusal'
import { canBeEmail } from '~/domain/text/can-be-email'
import { nameFlaw } from '~/domain/text/name-line'
import { appendEvent } from '~/store/events/events'
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

interface NewLeadAccount {
  registration_id: string | null
  company_name: string
  contact_name: string
  email: string
  phone: string
  address: string
  country: string
  siren: string | null
  vat_number: string | null
  time_zone: string
}

/**
 * Opens a client's account, from a registration or for a firm in France; a second one from the same
 * registration is the first, and so is one that says the very same: two would part the money of one firm.
 * @throws Refusal invalid-fields
 */
export async function openLeadAccount(
  { db, clock, vatRegister }: Pick<Deps, 'db' | 'clock' | 'vatRegister'>,
  by: AccountActor,
  account: NewLeadAccount,
): Promise<StoredLeadAccount> {
  const named = frenchIdentity(account, true)
  const errors = [...accountErrors(account), ...('errors' in named ? named.errors : [])]
  if ('errors' in named || errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const now = clock()
  return db.transaction().execute(async trx => {
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
    await appendEvent(trx, {
      dossier_id: null,
      type: 'lead-account-opened',
      at: now,
      by,
      data: { lead_account: id },
    })
    if (vatRegister && isLookedUp(account))
      await addJob(trx, 'check-vat', { lead_account: id }, { key: `check-vat:${id}` })
    return found(await findLeadAccount(trx, id))
  })
}

const NAME_FIELDS = ['company_name', 'contact_name', 'address'] as const

function accountErrors(account: NewLeadAccount): FieldError[] {
  const phone = account.phone.replace(/[\s().-]/g, '')
  const checks: [field: keyof NewLeadAccount, passes: boolean, message: string][] = [
    ['company_name', account.company_name.trim() !== '', 'Indiquez l’entreprise.'],
    ['contact_name', account.contact_name.trim() !== '', 'Indiquez une personne.'],
    ['email', canBeEmail(account.email), 'Cette adresse ne peut pas en être une.'],
    ['phone', isE164(phone), 'Écrivez le numéro avec son indicatif, par exemple +221 77 123 45 67.'],
    ['address', account.address.trim() !== '', 'L’adresse figure sur les factures : indiquez-la.'],
    ['country', COUNTRY_CODES.includes(account.country), 'Choisissez un pays.'],
    ['time_zone', isTimeZone(account.time_zone), 'Ce fuseau horaire n’existe pas.'],
  ]
  const missing = checks.filter(([, passes]) => !passes).map(([field, , message]) => ({ field, message }))
  const flawed = NAME_FIELDS.flatMap(field => {
    const message = nameFlaw(account[field])
    return message ? [{ field, message }] : []
  })
  return [...missing, ...flawed]
}

/** An account as the team reads it. */
export function shownLeadAccount(account: StoredLeadAccount) {
  return {
    ...account,
    may_buy: mayBuy(account),
    vat_confirmed_at: account.vat_confirmed_at?.toISOString() ?? null,
    vat_checked_at: account.vat_checked_at?.toISOString() ?? null,
    created_at: account.created_at.toISOString(),
  }
}
