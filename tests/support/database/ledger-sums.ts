import type { LedgerAccount } from '~/domain/leads/ledger'
import type { Db } from '~/store/database/database'

/** What each account of the ledger holds: of one client, or of all. Cents, debit positive. */
export async function ledgerSums(
  db: Db,
  accountId?: string,
): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_movements', 'ledger_movements.id', 'ledger_entries.movement_id')
    .select(eb => ['ledger_entries.account', eb.fn.sum<string>('amount_cents').as('cents')])
    .$if(accountId !== undefined, query => query.where('account_id', '=', String(accountId)))
    .groupBy('ledger_entries.account')
    .execute()
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]))
}
