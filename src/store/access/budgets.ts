import { sql } from 'kysely'
import { BUDGETS, type Budget, type BudgetName, budgetWindow, secondsUntil } from '~/domain/access/budget'
import type { Db } from '../database/database'
import { budgetKey } from './budget-key'

/** Whether there was room; otherwise whose is spent, and after how many seconds there is some again. */
export type BudgetAnswer =
  | { within: true }
  | { within: false; retryAfter: number; spent: 'own' | 'network' | 'all' }

/** Who spends: an address or a recipient, and the network around an address. */
export interface Spender {
  key: string
  network: string | null
}

/**
 * Counts one use. In a transaction, the use counts only if that commits. What a key spends beyond its own
 * share never counts against its network, nor what a network spends beyond its own against the others, so that
 * neither can use up everybody's. Keys are kept as digests.
 */
export async function spendBudget(
  db: Db,
  name: BudgetName,
  { key, network }: Spender,
  now: Date,
): Promise<BudgetAnswer> {
  const budget: Budget = BUDGETS[name]
  const { starts_at, ends_at } = budgetWindow(budget, now)
  const around = network !== null && budget.per_network !== null
  const { rows } = await sql<{ own: number; around: number | null; overall: number | null }>`
    with own as (
      insert into budgets (name, key, starts_at, ends_at, spent)
      values (${name}, ${budgetKey(key)}, ${starts_at}, ${ends_at}, 1)
      on conflict (name, key, starts_at) do update set spent = budgets.spent + 1
      returning spent
    ),
    around as (
      insert into budgets (name, key, starts_at, ends_at, spent)
      select ${name}, ${budgetKey(`network ${network}`)}, ${starts_at}::timestamptz, ${ends_at}::timestamptz, 1 from own
      where own.spent <= ${budget.per_key} and ${around}
      on conflict (name, key, starts_at) do update set spent = budgets.spent + 1
      returning spent
    ),
    overall as (
      insert into budgets (name, key, starts_at, ends_at, spent)
      select ${name}, '', ${starts_at}::timestamptz, ${ends_at}::timestamptz, 1 from own left join around on true
      where own.spent <= ${budget.per_key} and ${budget.in_all !== null}
        and coalesce(around.spent, 0) <= ${budget.per_network ?? 0}
      on conflict (name, key, starts_at) do update set spent = budgets.spent + 1
      returning spent
    )
    select (select spent from own) as own, (select spent from around) as around,
      (select spent from overall) as overall`.execute(db)
  const spent = whoseIsSpent(budget, rows[0])
  return spent ? { within: false, retryAfter: secondsUntil(ends_at, now), spent } : { within: true }
}

/** Takes one use of a key back: it was none that counts. */
export async function returnBudget(db: Db, name: BudgetName, { key }: Spender, now: Date) {
  const { starts_at } = budgetWindow(BUDGETS[name], now)
  await db
    .updateTable('budgets')
    .set(eb => ({ spent: eb('spent', '-', 1) }))
    .where('name', '=', name)
    .where('key', '=', budgetKey(key))
    .where('starts_at', '=', starts_at)
    .where('spent', '>', 0)
    .execute()
}

function whoseIsSpent(
  { per_key, per_network, in_all }: Budget,
  spent?: { own: number; around: number | null; overall: number | null },
) {
  if (!spent || spent.own > per_key) return 'own' as const
  if (per_network !== null && Number(spent.around) > per_network) return 'network' as const
  return in_all !== null && Number(spent.overall) > in_all ? ('all' as const) : null
}

/** Gives everybody a whole share of it again. */
export async function forgetBudget(db: Db, name: BudgetName) {
  await db.deleteFrom('budgets').where('name', '=', name).execute()
}

/** Forgets who called, once the windows are over. */
export async function forgetEndedBudgets(db: Db, now: Date) {
  await db.deleteFrom('budgets').where('ends_at', '<=', now).execute()
}
