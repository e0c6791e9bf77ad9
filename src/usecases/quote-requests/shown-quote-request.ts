import { quoteKind } from '~/domain/international/lead-pricing'
import { vatRate } from '~/domain/invoice/vat-treatment'
import { DISPUTE_WINDOW_MS, mayDispute } from '~/domain/leads/dispute'
import { leadAmounts } from '~/domain/leads/ledger'
import { areaOf } from '~/domain/quote-requests/quote-request'
import type { StoredQuoteDispute } from '~/store/quote-requests/quote-disputes'
import type { StoredQuoteRequest } from '~/store/quote-requests/quote-requests'

/** A request as fitting clients read it before they pay: made up of what tells nobody who asks. */
export function offeredRequest(request: StoredQuoteRequest, country: string) {
  const { net_cents, gross_cents } = leadAmounts(request.price_cents, vatRate(country))
  return {
    id: request.id,
    wanted: request.wanted,
    zone: request.zone,
    kind: quoteKind(request.zone, request.trade),
    area: areaOf(request),
    timing: request.timing,
    offered_at: request.offered_at ?? request.created_at,
    net_cents,
    gross_cents,
    project: request.shown_project,
    checks: request.checks,
    qualifier: request.qualifier,
  }
}

/** The same with the whole contact, for the client who has paid for it; nothing of it once it is purged. */
export function unlockedRequest(
  request: StoredQuoteRequest,
  dispute: StoredQuoteDispute | undefined,
  now: Date,
) {
  const { unlocked_at } = request
  const open = request.state === 'unlocked' && !dispute && unlocked_at && mayDispute(unlocked_at, now)
  return {
    id: request.id,
    wanted: request.wanted,
    area: areaOf(request),
    town: request.town,
    timing: request.timing,
    name: request.name,
    phone: request.phone,
    email: request.email,
    project: request.project,
    checks: request.checks,
    qualifier: request.qualifier,
    credited: request.state === 'credited',
    net_cents: request.net_cents,
    gross_cents: request.net_cents + request.vat_cents,
    unlocked_at: unlocked_at ?? request.created_at,
    withdrawn_at: request.withdrawn_at,
    dispute_before: open ? new Date(unlocked_at.getTime() + DISPUTE_WINDOW_MS) : null,
    dispute: dispute
      ? {
          reason: dispute.reason,
          words: dispute.words,
          answer_before: dispute.answer_before,
          credited: dispute.credited,
          sentence: dispute.sentence,
        }
      : null,
  }
}
