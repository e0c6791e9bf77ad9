import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { isDay } from '~/domain/paris-time'
import { type FieldError, Refusal } from '~/domain/refusal'
import { formatEuros, parisDay } from '~/domain/text/french'
import { noteEvent } from '~/store/events/events'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import { bookedUnder, bookMovement } from '~/store/leads/ledger'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

export interface Transfer {
  kind: 'top-up' | 'refund'
  amount_cents: number
  /** What was written on it: a client writes the same each time. */
  reference: string
  /** The day that the bank states, `2026-03-31`; null: today, by the clock of Paris. */
  day: string | null
  /** The bank's own number of the transfer; null where the bank gives none. */
  bank_id: string | null
}

/**
 * Books a bank transfer that came in from a client, or unused money that went back to him; he gets a receipt. What tells
 * it from the next one is the bank's own number, else its day and reference: told twice, it is booked once.
 * @throws Refusal not-found, invalid-fields, transfer-differs where it was booked with another amount, balance-too-low
 */
export async function recordTransfer(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  accountId: string,
  { kind, amount_cents, reference, ...told }: Transfer,
): Promise<StoredLeadAccount> {
  const now = deps.clock()
  const written = reference.trim()
  const bank_day = told.day?.trim() || parisDay(now)
  const bank_id = told.bank_id?.trim() || null
  const errors = transferErrors(written, bank_day, parisDay(now))
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  return deps.db.transaction().execute(async trx => {
    const account = found(await lockLeadAccount(trx, accountId))
    const key = [kind, accountId, ...(bank_id ? ['id', bank_id] : [bank_day, written])].join(':')
    const booked = await bookedUnder(trx, key)
    if (booked === amount_cents) return account
    if (booked !== null) {
      const detail = `Ce virement est déjà noté, pour ${formatEuros(booked)}.`
      throw new Refusal('transfer-differs', { detail })
    }
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
      ...{ bank_day, bank_id },
    })
    const change = amount_cents * (kind === 'top-up' ? 1 : -1)
    if (kind === 'top-up') await updateLeadAccount(trx, accountId, { low_balance_told_at: null })
    await queueEmail(trx, deps, {
      kind: 'lead-transfer',
      recipient: account.email,
      data: { lead_account: accountId, transfer: kind, amount_cents, reference: written },
    })
    await noteEvent(trx, by, now, {
      type: 'lead-transfer-booked',
      data: { lead_account: accountId, transfer: kind, amount_cents, reference: written },
    })
    return { ...account, available_cents: account.available_cents + change }
  })
}

function transferErrors(reference: string, day: string, today: string): FieldError[] {
  const errors: FieldError[] = []
  if (reference === '') errors.push({ field: 'reference', message: 'Indiquez la référence du virement.' })
  if (!isDay(day) || day > today)
    errors.push({ field: 'day', message: 'Indiquez le jour du virement, au plus tard aujourd’hui.' })
  return errors
}
