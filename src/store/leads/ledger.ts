import { sql } from 'kysely'
import { entriesOf, type LedgerAccount, type Movement } from '~/domain/leads/ledger'
import type { Db } from '../database/database'

interface NewMovement {
  account_id: string
  /** One key, one effect: a second movement under it is not made. */
  key: string
  at: Date
  movement: Movement
  call_id?: string
  quote_request_id?: string
  note?: string
  /** Of a transfer, as the bank says. */
  bank_day?: string
  bank_id?: string | null
}

/**
 * Books one movement and what it does to the balance, in one statement. The account's row must be locked
 * where the money may not suffice: the database refuses a balance below zero.
 * @returns false when the key was booked before
 */
export async function bookMovement(trx: Db, { account_id, key, at, movement, ...about }: NewMovement) {
  const { call_id, quote_request_id, note, bank_day, bank_id } = about
  const entries = entriesOf(movement)
  const change = (account: LedgerAccount) =>
    -entries.filter(entry => entry.account === account).reduce((sum, { cents }) => sum + cents, 0)
  const { rows } = await sql<{ id: number }>`
    with movement as (
      insert into ledger_movements (account_id, kind, key, at, call_id, quote_request_id, note, bank_day, bank_id)
      values (${account_id}, ${movement.kind}, ${key}, ${at}, ${call_id ?? null},
        ${quote_request_id ?? null}, ${note ?? ''}, ${bank_day ?? null}, ${bank_id ?? null})
      on conflict (key) do nothing
      returning id
    ), entries as (
      insert into ledger_entries (movement_id, account, amount_cents)
      select movement.id, entry.account, entry.cents
      from movement, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(account text, cents bigint)
    )
    update lead_accounts
    set available_cents = available_cents + ${change('available')}, held_cents = held_cents + ${change('held')}
    where id = ${account_id} and exists (select from movement)
    returning (select id from movement)`.execute(trx)
  return rows.length > 0
}

/** The cents of the transfer that was booked under that key; null where none was. */
export async function bookedUnder(db: Db, key: string): Promise<number | null> {
  const found = await db
    .selectFrom('ledger_movements as m')
    .innerJoin('ledger_entries as e', 'e.movement_id', 'm.id')
    .select('e.amount_cents')
    .where('m.key', '=', key)
    .where('e.account', '=', 'cash')
    .executeTakeFirst()
  return found ? Math.abs(Number(found.amount_cents)) : null
}
