import type { Db } from '../database/database'
import type { StoredQuoteRequest } from './quote-requests'

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
