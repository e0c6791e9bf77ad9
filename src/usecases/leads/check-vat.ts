import { found } from '~/domain/found'
import { NO_VAT_NUMBER, vatNumberAt, vatTreatment } from '~/domain/invoice/vat-treatment'
import type { AccountActor } from '~/domain/journal/actor'
import { CLOCK } from '~/domain/journal/actor'
import { NeighbourAway, NeighbourPaused } from '~/domain/neighbour'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import type { RegisteredVat } from '~/gateways/vat-register'
import { noteEvent } from '~/store/events/events'
import {
  findLeadAccount,
  lockLeadAccount,
  type StoredLeadAccount,
  updateLeadAccount,
} from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'

type VatDeps = Pick<Deps, 'db' | 'clock' | 'vatRegister'>

/**
 * Looks a client's VAT number up in the Union's register, for somebody who waits, and keeps what it says with its day.
 * @throws Refusal not-found, invalid-fields, vat-register-off, vat-register-away
 */
export async function checkVat(
  deps: VatDeps,
  by: AccountActor,
  accountId: string,
  vatNumber: string,
): Promise<StoredLeadAccount> {
  const account = found(await findLeadAccount(deps.db, accountId))
  const number = vatNumberAt(account.country, vatNumber)
  if (number === null) throw wrongField('vat_number', NO_VAT_NUMBER)
  if (!deps.vatRegister) throw new Refusal('vat-register-off')
  const said = await deps.vatRegister.find(number).catch(error => {
    if (error instanceof NeighbourAway || error instanceof NeighbourPaused)
      throw new Refusal('vat-register-away')
    throw error
  })
  return found(await keepWord(deps, by, accountId, { number, replaces: account.vat_number, said }))
}

/**
 * The same after an account was opened, by itself: nobody waits, and what cannot be looked up is left to the team.
 * @throws NeighbourAway when the register gives no answer, so that it is asked again later
 */
export async function checkVatOfNew(deps: VatDeps, accountId: string) {
  const account = await findLeadAccount(deps.db, accountId)
  if (!account?.vat_number || account.vat_confirmed_at || account.vat_checked_at) return
  const number = vatNumberAt(account.country, account.vat_number)
  if (!deps.vatRegister || number === null) return
  const said = await deps.vatRegister.find(number)
  await keepWord(deps, CLOCK, accountId, { number, replaces: account.vat_number, said })
}

/** Whether an account's number can be looked up: one of another member state of the Union. */
export const isLookedUp = ({ country, vat_number }: Pick<StoredLeadAccount, 'country' | 'vat_number'>) =>
  vatTreatment(country) === 'reverse-charge' && vat_number !== null

/** @returns undefined when the account bears another number by now: the word is not about that one */
async function keepWord(
  { db, clock }: VatDeps,
  by: AccountActor | typeof CLOCK,
  accountId: string,
  { number, replaces, said }: { number: string; replaces: string | null; said: RegisteredVat },
): Promise<StoredLeadAccount | undefined> {
  const now = clock()
  return db.transaction().execute(async trx => {
    const account = await lockLeadAccount(trx, accountId)
    if (account?.vat_number !== replaces) return undefined
    const change = { vat_number: number, vat_checked_at: now, ...confirmation(account, number, said, now) }
    await updateLeadAccount(trx, accountId, { ...change, vat_check: JSON.stringify(said) })
    await noteEvent(trx, by, now, {
      type: 'lead-vat-checked',
      data: { lead_account: accountId, vat_valid: said.valid },
    })
    return { ...account, ...change, vat_check: said }
  })
}

/** A valid number is confirmed; what a person confirmed stays so, whatever a register of another state says. */
function confirmation(account: StoredLeadAccount, number: string, { valid }: RegisteredVat, now: Date) {
  if (account.vat_confirmed_by === 'team' && account.vat_number === number) return {}
  return valid
    ? { vat_confirmed_at: now, vat_confirmed_by: 'register' as const }
    : { vat_confirmed_at: null, vat_confirmed_by: null }
}
