import type { Db } from '../database/database'
import { budgetKey } from './budget-key'

const NAME = 'known-network'
/** One row for each key: it is no count of a window. */
const ALWAYS = new Date(0)

/** Notes that whoever holds a mailbox was let in from a network, until a moment. The counter's purge forgets it. */
export async function noteKnownNetwork(db: Db, whose: string, ends_at: Date) {
  await db
    .insertInto('budgets')
    .values({ name: NAME, key: budgetKey(whose), starts_at: ALWAYS, ends_at, spent: 0 })
    .onConflict(conflict => conflict.columns(['name', 'key', 'starts_at']).doUpdateSet({ ends_at }))
    .execute()
}

/** @param whose the mailbox and the network, as they were noted */
export async function isKnownNetwork(db: Db, whose: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('budgets')
    .select('name')
    .where('name', '=', NAME)
    .where('key', '=', budgetKey(whose))
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
