import { roundingOf } from '~/domain/leads/ledger'
import { formatEuros } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { lockLeadAccount } from '~/store/leads/lead-accounts'
import { bookMovement } from '~/store/leads/ledger'

/** Books what the VAT of an issued paper differs from that of its leads, once: ledger, papers and books agree to the cent. */
export async function roundLeadVat(
  trx: Db,
  {
    account_id,
    number,
    rounding_cents,
    at,
  }: { account_id: string; number: string; rounding_cents: number; at: Date },
) {
  if (rounding_cents === 0) return
  const account = await lockLeadAccount(trx, account_id)
  if (!account) throw new Error(`account ${account_id} went while its paper was issued`)
  await bookMovement(trx, {
    ...{ account_id, key: `rounding:${number}`, at },
    movement: roundingOf(rounding_cents, account.available_cents),
    note: `${number}, ${formatEuros(Math.abs(rounding_cents))}`,
  })
}
