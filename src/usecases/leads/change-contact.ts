import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { endAccountSignIns } from '~/store/access/sign-in-links'
import { noteEvent } from '~/store/events/events'
import { moveCampaignsToZone } from '~/store/leads/campaigns'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'
import { contactErrors, type LeadContact, trimmedContact } from './contact-errors'
import { welcomeClient } from './welcome-client'

/**
 * Corrects how a client is named and reached: the next papers state it, those that were issued stay. The hours of his
 * campaigns follow his clocks; who was let in by another address of his is let out, and the new one is told
 * where his space is.
 * @param insteadOf what was on screen @throws Refusal not-found, invalid-fields, content-changed when it is another now
 */
export async function changeContact(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  accountId: string,
  typed: LeadContact,
  insteadOf?: LeadContact,
): Promise<StoredLeadAccount> {
  const contact = trimmedContact(typed)
  const errors = contactErrors(contact)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  return deps.db.transaction().execute(async trx => {
    const account = found(await lockLeadAccount(trx, accountId))
    const changed = { ...account, ...contact }
    if (Object.entries(contact).every(([field, value]) => Reflect.get(account, field) === value))
      return account
    refuseOvertaken(account, insteadOf, 'ces coordonnées')
    await updateLeadAccount(trx, accountId, contact)
    if (contact.time_zone !== account.time_zone)
      await moveCampaignsToZone(trx, accountId, { from: account.time_zone, to: contact.time_zone })
    if (contact.email.toLowerCase() !== account.email.toLowerCase()) {
      await endAccountSignIns(trx, accountId)
      await welcomeClient(trx, deps, by, changed)
    }
    await noteEvent(trx, by, deps.clock(), {
      type: 'lead-contact-changed',
      data: { lead_account: accountId },
    })
    return changed
  })
}
