import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { formatEuros } from '~/domain/text/french'
import { appendEvent } from '~/store/events'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/accounts'
import { bookMovement, isBooked } from '~/store/leads/ledger'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'

interface Transfer {
  kind: 'top-up' | 'refund'
  amount_cents: number
  /** Of the bank: the same one is booked once. */
  reference: string
}

/**
 * Books a bank transfer that came in from a client, or unused money that went back to him; he gets a receipt.
 * @throws Refusal not-found, invalid-fields, balance-too-low
 */
export async function recordTransfer(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  accountId: string,
  { kind, amount_cents, reference }: Transfer,
): Promise<StoredLeadAccount> {
  const written = reference.trim()
  if (written === '') {
    const errors = [{ field: 'reference', message: 'Indiquez la référence du virement.' }]
    throw new Refusal('invalid-fields', { errors })
  }
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const account = await lockLeadAccount(trx, accountId)
    if (!account) throw new Refusal('not-found')
    const key = `${kind}:${accountId}:${written}`
    if (await isBooked(trx, key)) return account
    if (kind === 'refund' && account.available_cents < amount_cents) {
      const detail = `Le solde disponible est de ${formatEuros(account.available_cents)}.`
      throw new Refusal('balance-too-low', { detail })
    }
    await bookMovement(trx, {
      account_id: accountId,
      key,
      at: now,
      movement: { kind, cents: amount_cents },
      note: written,
    })
    const change = amount_cents * (kind === 'top-up' ? 1 : -1)
    if (kind === 'top-up') await updateLeadAccount(trx, accountId, { low_balance_told_at: null })
    await queueEmail(trx, deps, {
      kind: 'lead-transfer',
      recipient: account.email,
      data: { lead_account: accountId, transfer: kind, amount_cents, reference: written },
    })
    await appendEvent(trx, {
      dossier_id: null,
      type: 'lead-transfer-booked',
      at: now,
      by,
      data: { lead_account: accountId, transfer: kind, amount_cents, reference: written },
    })
    return { ...account, available_cents: account.available_cents + change }
  })
}
