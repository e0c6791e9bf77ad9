import type { Db } from './database'
import type { StoredQuoteRequest } from './quote-requests'

/** Whether a campaign of the client that is not paused buys that trade in that zone. */
export async function fits(
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

/** The requests that a client may unlock, the newest first. */
export function requestsOfferedTo(
  db: Db,
  accountId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<StoredQuoteRequest[]> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('state', '=', 'open')
    .where('offered_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaigns')
          .select('campaigns.id')
          .where('campaigns.account_id', '=', accountId)
          .where('campaigns.paused', '=', false)
          .whereRef('campaigns.zone', '=', 'quote_requests.zone')
          .whereRef('campaigns.trade', '=', 'quote_requests.trade'),
      ),
    )
    .orderBy('offered_at', 'desc')
    .limit(limit)
    .execute()
}
