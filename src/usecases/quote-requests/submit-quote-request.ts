import { randomId } from '~/domain/access/random-id'
import type { Suspicion } from '~/domain/international/registration'
import type { ClientActor } from '~/domain/journal/actor'
import { cleanQuoteRequest, type QuoteRequest } from '~/domain/quote-requests/quote-request'
import { quoteRequestErrors } from '~/domain/quote-requests/quote-request-errors'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { spendBudget } from '~/store/access/budgets'
import { claimKey } from '~/store/access/claim-key'
import type { Db } from '~/store/database/database'
import { findQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { type PassWithin, shareOf, spenderOf, workFirst } from '../ground/keep-within-budget'
import { keepQuoteRequest } from './keep-quote-request'

type SubmitQuoteRequestDeps = Pick<
  Deps,
  'db' | 'mailer' | 'qualifier' | 'clock' | 'publicUrl' | 'rateLimits' | 'audience'
>

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
export async function submitQuoteRequest(
  deps: SubmitQuoteRequestDeps,
  by: ClientActor,
  attempt: Attempt,
): Promise<string> {
  const request = cleanQuoteRequest(attempt.request)
  const errors = quoteRequestErrors(request, attempt.consent)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const { holder, isWelcome } = await workFirst(deps, 'quote-request', attempt.proof, pass =>
    deps.db.transaction().execute(async trx => {
      const id = randomId()
      const before = await madeBefore(deps, trx, attempt.idempotencyKey, id, request)
      if (before) return { holder: before, isWelcome: false }
      const suspicion = await suspicionOf(trx, deps, by, request.email, { honeypot: attempt.honeypot, pass })
      const holder = await keepQuoteRequest(deps, trx, by, { id, request, suspicion })
      return { holder, isWelcome: suspicion === null }
    }),
  )
  if (isWelcome) deps.audience.countAct(by, 'quote-request', 'received')
  return holder
}

/** @returns the key of what the same Idempotency-Key made before; null for a first use */
async function madeBefore(
  { clock }: Pick<Deps, 'clock'>,
  trx: Db,
  key: string | null,
  id: string,
  request: QuoteRequest,
): Promise<string | null> {
  if (key === null) return null
  const request_hash = sha256Of(JSON.stringify(request))
  const before = await claimKey(trx, {
    key_hash: sha256Of(`quote-request:${key}`),
    request_hash,
    quote_request_id: id,
    created_at: clock(),
  })
  if (!before) return null
  const made = await findQuoteRequest(trx, before.made_id)
  if (before.request_hash !== request_hash || !made) throw new Refusal('idempotency-mismatch')
  return made.holder_id
}

/** Spent within the transaction, always in this order, as for registrations. */
async function suspicionOf(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'rateLimits'>,
  by: ClientActor,
  email: string,
  { honeypot, pass }: { honeypot: string; pass: PassWithin },
): Promise<Suspicion | null> {
  const { rateLimits, clock } = deps
  const [now, spender, trapped] = [clock(), spenderOf(by.ip), honeypot.trim() !== '']
  if (!rateLimits) return trapped ? 'honeypot' : null
  const welcome =
    !trapped &&
    (await spendBudget(trx, 'quote-request-recipient', shareOf(email.toLowerCase(), by), now)).within &&
    (await spendBudget(trx, 'quote-request', spender, now)).within
  if (welcome) return null
  pass(await spendBudget(trx, 'quote-request-suspect', spender, now))
  return trapped ? 'honeypot' : 'budget'
}
