import { randomId } from '~/domain/access/random-id'
import { quotePrice } from '~/domain/international/lead-pricing'
import type { Suspicion } from '~/domain/international/registration'
import type { ClientActor } from '~/domain/journal/actor'
import { CONSENT, type QuoteRequest, zoneOf } from '~/domain/quote-requests/quote-request'
import { tradeOf } from '~/domain/quote-requests/wanted-trade'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { insertQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { phoneFacts } from './phone-facts'
import { qualifiedChange } from './qualified-change'

/**
 * Writes a request down, with its price of today. Its asker is mailed a code; where no mail leaves it is qualified unproven,
 * and one that looks like a machine's waits untold.
 * @returns the key of its asker
 */
export async function keepQuoteRequest(
  deps: Pick<Deps, 'mailer' | 'qualifier' | 'clock' | 'publicUrl'>,
  trx: Db,
  by: ClientActor,
  { id, request, suspicion }: { id: string; request: QuoteRequest; suspicion: Suspicion | null },
): Promise<string> {
  const [now, holder_id] = [deps.clock(), randomId()]
  const [zone, trade] = [zoneOf(request), tradeOf(request.wanted)]
  const row = {
    id,
    holder_id,
    ...request,
    zone,
    trade,
    phone_number: phoneFacts(request.phone, request.country).number,
    consent_text: CONSENT.text,
    consented_at: now,
    suspicion,
    state: 'unproven' as const,
    price_cents: quotePrice(zone, trade, request.timing),
    created_at: now,
  }
  await insertQuoteRequest(trx, row)
  if (suspicion === null && deps.mailer.leaves)
    await queueEmail(trx, deps, {
      kind: 'quote-request-code',
      recipient: request.email,
      quote_request_id: id,
      by,
    })
  if (suspicion === null && !deps.mailer.leaves) await qualifiedChange(trx, deps, id, false)
  await noteEvent(trx, by, now, {
    type: suspicion === null ? 'quote-request-received' : 'quote-request-suspected',
    data: { quote_request: id },
  })
  return holder_id
}
