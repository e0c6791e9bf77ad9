import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { type FrenchIdentity, frenchIdentity, isNamedInFrance } from '~/domain/leads/french-identity'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { noteEvent } from '~/store/events/events'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import type { DbAndClock } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'

/**
 * Notes SIREN and VAT number of a client in France or Monaco: the next papers state them, those that were issued stay.
 * @param insteadOf what was on screen @throws Refusal not-found, invalid-fields, content-changed when it is another now
 */
export async function changeIdentity(
  { db, clock }: DbAndClock,
  by: AccountActor,
  accountId: string,
  typed: FrenchIdentity,
  insteadOf?: FrenchIdentity,
): Promise<StoredLeadAccount> {
  return db.transaction().execute(async trx => {
    const account = found(await lockLeadAccount(trx, accountId))
    if (!isNamedInFrance(account.country))
      throw wrongField('siren', 'Ce client n’est établi ni en France ni à Monaco.')
    const named = frenchIdentity({ country: account.country, ...typed }, false)
    if ('errors' in named) throw new Refusal('invalid-fields', named)
    const { identity } = named
    if (identity.siren === account.siren && identity.vat_number === account.vat_number) return account
    refuseOvertaken(account, insteadOf, 'ces numéros')
    await updateLeadAccount(trx, accountId, identity)
    await noteEvent(trx, by, clock(), { type: 'lead-identity-changed', data: { lead_account: accountId } })
    return { ...account, ...identity }
  })
}
