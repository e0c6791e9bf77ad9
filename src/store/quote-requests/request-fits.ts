import type { Db } from '../database/database'
import type { StoredQuoteRequest } from './quote-requests'

/** Whether a campaign of the client that is not paused buys that trade in that zone. */
export async function requestFits(
  db: Db,
  accountId: string,
  { zone, trade }: Pick<StoredQuoteRequest, 'zone' | 'trade'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paused', '=', false)
    .where('zone', '=', zone)
    .where('trade', '=', trade)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
