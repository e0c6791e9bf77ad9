import { createHash } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import { quotePrice } from '~/domain/international/lead-pricing'
import type { Suspicion } from '~/domain/international/registration'
import type { ClientActor } from '~/domain/journal/actor'
import { CONSENT, cleanQuoteRequest, type QuoteRequest, zoneOf } from '~/domain/quote-requests/quote-request'
import { quoteRequestErrors } from '~/domain/quote-requests/quote-request-errors'
import { tradeOf } from '~/domain/quote-requests/wanted-trade'
import { Refusal } from '~/domain/refusal'
import { spendBudget } from '~/store/access/budgets'
import { claimKey } from '~/store/access/idempotency-keys'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import { findQuoteRequest, insertQuoteRequest } from '~/store/quote-requests'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { type PassWithin, spenderOf, workFirst } from '../keep-within-budget'
import { phoneFacts } from './phone-facts'
import { qualifiedChange } from './qualify-quote-request'

interface Attempt {
  request: QuoteRequest
  /** The version of the consent whose box was ticked; empty when it was not. */
  consent: string
  /** What the field that people do not see holds: empty unless a machine filled the form. */
  honeypot: string
  /** The `Proof-Of-Work` header. */
  proof: string | null
  /** The same key makes the same request, however often it comes. */
  idempotencyKey: string | null
}

/**
 * Takes in a request for a quote: kept with the consent's text and time, a code mailed to its address, all in
 * one transaction. Nobody is shown it before the code is typed; where no e-mail leaves a person of the team looks
 * first. What looks unwanted is kept apart and mails nobody (specification D3).
 * @returns the key of the asker's page
 * @throws Refusal invalid-fields, too-many-requests, proof-needed, idempotency-mismatch
 */
export async function submitQuoteRequest(deps: Deps, by: ClientActor, attempt: Attempt): Promise<string> {
  const request = cleanQuoteRequest(attempt.request)
  const errors = quoteRequestErrors(request, attempt.consent)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  return workFirst(deps, attempt.proof, pass =>
    deps.db.transaction().execute(async trx => {
      const id = randomId()
      const before = await madeBefore(deps, trx, attempt.idempotencyKey, id, request)
      if (before) return before
      const suspicion = await suspicionOf(trx, deps, by, request.email, { honeypot: attempt.honeypot, pass })
      return keep(deps, trx, by, { id, request, suspicion })
    }),
  )
}

/** @returns the key of what the same Idempotency-Key made before; null for a first use */
async function madeBefore(
  { clock }: Deps,
  trx: Db,
  key: string | null,
  id: string,
  request: QuoteRequest,
): Promise<string | null> {
  if (key === null) return null
  const request_hash = sha256(JSON.stringify(request))
  const before = await claimKey(trx, {
    key_hash: sha256(`quote-request:${key}`),
    request_hash,
    quote_request_id: id,
    created_at: clock(),
  })
  if (!before) return null
  const made = await findQuoteRequest(trx, before.made_id)
  if (before.request_hash !== request_hash || !made) throw new Refusal('idempotency-mismatch')
  return made.holder_id
}

async function keep(
  deps: Deps,
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
    })
  if (suspicion === null && !deps.mailer.leaves) await qualifiedChange(trx, deps, id, false)
  await appendEvent(trx, {
    dossier_id: null,
    type: suspicion === null ? 'quote-request-received' : 'quote-request-suspected',
    at: now,
    by,
    data: { quote_request: id },
  })
  return holder_id
}

/** Spent within the transaction, always in this order, as for registrations. */
async function suspicionOf(
  trx: Db,
  deps: Deps,
  { ip }: ClientActor,
  email: string,
  { honeypot, pass }: { honeypot: string; pass: PassWithin },
): Promise<Suspicion | null> {
  const { rateLimits, clock } = deps
  const [now, spender, trapped] = [clock(), spenderOf(ip), honeypot.trim() !== '']
  if (!rateLimits) return trapped ? 'honeypot' : null
  const welcome =
    !trapped &&
    (await spendBudget(trx, 'quote-request-recipient', { key: email.toLowerCase(), network: null }, now))
      .within &&
    (await spendBudget(trx, 'quote-request', spender, now)).within
  if (welcome) return null
  pass(await spendBudget(trx, 'quote-request-suspect', spender, now))
  return trapped ? 'honeypot' : 'budget'
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
