import { QUOTE_DISPUTE_LABELS } from '~/domain/quote-requests/quote-dispute'
import type { QuoteRequestState, RequestList } from '~/domain/quote-requests/quote-request'
import { Refusal } from '~/domain/refusal'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { openQuoteDisputes } from '~/store/quote-requests/quote-disputes'
import {
  findQuoteRequest,
  listQuoteRequests,
  type StoredQuoteRequest,
} from '~/store/quote-requests/quote-requests'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'

const STATES: Record<RequestList, readonly QuoteRequestState[]> = {
  'to-check': ['to-check'],
  suspect: ['unproven'],
  offered: ['open', 'unproven'],
  sold: ['unlocked', 'credited'],
  over: ['withdrawn', 'refused'],
}

/** One page of requests, newest first, without the contacts: those are read one by one. */
export async function listRequestsForTeam(
  { db }: Pick<Deps, 'db'>,
  { list, limit, cursor }: { list: RequestList; limit: number; cursor: string | null },
) {
  const rows = await listQuoteRequests(db, {
    states: STATES[list],
    suspect: list === 'suspect',
    limit: limit + 1,
    after: readCursor(cursor),
  })
  const { shown, next_cursor } = pageOf(rows, limit, last => writeCursor(last.created_at, last.id))
  return { requests: shown.map(shownToTeam), next_cursor }
}

/** One request with its contact; the journal notes the look. @throws Refusal not-found */
export async function readRequestForTeam({ db }: Pick<Deps, 'db'>, id: string) {
  const request = await findQuoteRequest(db, id)
  if (!request || request.purged_at) throw new Refusal('not-found')
  const { name, email, phone, project, town, postal_code, consent_text } = request
  const buyer = request.account_id ? await findLeadAccount(db, request.account_id) : undefined
  return {
    ...shownToTeam(request),
    name,
    email,
    phone,
    project,
    town,
    postal_code,
    shown_project: request.shown_project,
    consent_text,
    consented_at: request.consented_at,
    buyer: buyer?.company_name ?? null,
    withdrawn_at: request.withdrawn_at,
  }
}

const SHOWN = 200

/** What a person has to answer, with what both sides wrote. */
export async function listQuoteDisputes({ db }: Pick<Deps, 'db'>) {
  const disputes = await openQuoteDisputes(db, SHOWN)
  return {
    disputes: disputes.map(row => ({
      request: row.quote_request_id,
      company_name: row.company_name,
      wanted: row.wanted,
      project: row.project,
      net_cents: row.net_cents,
      reason: QUOTE_DISPUTE_LABELS[row.reason],
      words: row.words,
      asker_words: row.asker_words,
      opened_at: row.opened_at,
      answer_before: row.answer_before,
    })),
  }
}

const shownToTeam = (request: StoredQuoteRequest) => ({
  id: request.id,
  state: request.state,
  suspicion: request.suspicion,
  wanted: request.wanted,
  zone: request.zone,
  timing: request.timing,
  price_cents: request.price_cents,
  checks: request.checks,
  qualifier: request.qualifier,
  created_at: request.created_at,
  unlocked_at: request.unlocked_at,
})
