import { found } from '~/domain/found'
import { NO_VAT_NUMBER, vatNumberAt, vatTreatment } from '~/domain/invoice/vat-treatment'
import type { AccountActor } from '~/domain/journal/actor'
import { isNamedInFrance } from '~/domain/leads/french-identity'
import { wrongField } from '~/domain/wrong-field'
import { noteEvent } from '~/store/events/events'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import type { DbAndClock } from '../ground/deps'

/**
 * Notes that a person found the VAT number to be the client's: his campaigns may start. Where the number is French it is part
 * of `changeIdentity`, which checks it.
 * @throws Refusal not-found, invalid-fields
 */
export async function confirmVat(
  { db, clock }: DbAndClock,
  by: AccountActor,
  accountId: string,
  vatNumber: string,
): Promise<StoredLeadAccount> {
  const now = clock()
  return db.transaction().execute(async trx => {
    const account = found(await lockLeadAccount(trx, accountId))
    if (isNamedInFrance(account.country))
      throw wrongField('vat_number', 'Ce numéro se corrige avec le SIREN.')
    const number =
      vatTreatment(account.country) === 'reverse-charge'
        ? vatNumberAt(account.country, vatNumber)
        : vatNumber.replace(/\s/g, '').toUpperCase()
    if (!number) throw wrongField('vat_number', NO_VAT_NUMBER)
    const change = {
      vat_number: number,
      vat_confirmed_at: now,
      vat_confirmed_by: 'team' as const,
    }
    await updateLeadAccount(trx, accountId, change)
    await noteEvent(trx, by, now, { type: 'lead-vat-confirmed', data: { lead_account: accountId } })
    return { ...account, ...change }
  })
}
