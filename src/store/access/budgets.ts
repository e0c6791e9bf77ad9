import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { BUDGETS, type Budget, type BudgetName, budgetWindow, secondsUntil } from '~/domain/access/budget'
import type { Db } from '../database'

/** Whether there was room; otherwise after how many seconds there is some again. */
export type BudgetAnswer =
  | { within: true }
  | { within: false; retryAfter: number /** Its own share is spent, or that of all. */; spent: 'own' | 'all' }

/**
 * Counts one use. In a transaction, the use counts only if that commits. What a key spends beyond its own
 * share never counts against the others, so that one address cannot use up everybody's. Keys are kept as
 * digests.
 */
export async function spendBudget(db: Db, name: BudgetName, key: string, now: Date): Promise<BudgetAnswer> {
  const budget: Budget = BUDGETS[name]
  const { starts_at, ends_at } = budgetWindow(budget, now)
  const { rows } = await sql<{ own: number; overall: number | null }>`
    with own as (
      insert into budgets (name, key, starts_at, ends_at, spent)
      values (${name}, ${digest(key)}, ${starts_at}, ${ends_at}, 1)
      on conflict (name, key, starts_at) do update set spent = budgets.spent + 1
      returning spent
    ),
    overall as (
      insert into budgets (name, key, starts_at, ends_at, spent)
      select ${name}, '', ${starts_at}::timestamptz, ${ends_at}::timestamptz, 1 from own
      where own.spent <= ${budget.per_key} and ${budget.in_all !== null}
      on conflict (name, key, starts_at) do update set spent = budgets.spent + 1
      returning spent
    )
    select (select spent from own) as own, (select spent from overall) as overall`.execute(db)
  const [spent] = rows
  const within =
    spent !== undefined &&
    spent.own <= budget.per_key &&
    (budget.in_all === null || Number(spent.overall) <= budget.in_all)
  if (within) return { within }
  const own = spent === undefined || spent.own > budget.per_key
  return { within, retryAfter: secondsUntil(ends_at, now), spent: own ? 'own' : 'all' }
}

/** Takes a use back: where only failures count, a success does. */
export async function refundBudget(db: Db, name: BudgetName, key: string, now: Date) {
  await db
    .updateTable('budgets')
    .set(eb => ({ spent: eb('spent', '-', 1) }))
    .where('name', '=', name)
    .where('key', 'in', [digest(key), ''])
    .where('starts_at', '=', budgetWindow(BUDGETS[name], now).starts_at)
    .where('spent', '>', 0)
    .execute()
}

/** Forgets who called, once the windows are over. */
export async function forgetEndedBudgets(db: Db, now: Date) {
  await db.deleteFrom('budgets').where('ends_at', '<=', now).execute()
}

const digest = (key: string) => createHash('sha256').update(key).digest('base64url')
