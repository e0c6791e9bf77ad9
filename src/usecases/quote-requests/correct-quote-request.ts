import { randomId } from '~/domain/access/random-id'
import { tableOf } from '~/domain/closed-list'
import { isSameAddress } from '~/domain/dossier/address-proof'
import type { AccountActor } from '~/domain/journal/actor'
import {
  areaOf,
  CONSENT,
  CORRECTED_FIELDS,
  type CorrectedRequest,
  cleanQuoteRequest,
} from '~/domain/quote-requests/quote-request'
import { quoteRequestErrors } from '~/domain/quote-requests/quote-request-errors'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import {
  lockQuoteRequest,
  type StoredQuoteRequest,
  updateQuoteRequest,
} from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'
import { queueEmail } from '../outbox/queue-email'
import { judgeByRules } from './judge-by-rules'
import { phoneFacts } from './phone-facts'
import { qualifiedChange } from './qualified-change'

type CorrectDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'qualifier'>

/**
 * Writes what who asked for quotes says of himself and of the work by now, at his request (GDPR, article 16). What he agreed
 * to stays, and its price. Another address is to be proven before the request is offered, and the page that the former was
 * mailed closes (decision 0352). Of one that was paid for what its buyer had seen stays, and he is told (article 19). A repeat
 * changes nothing.
 * @param insteadOf what was on screen
 * @throws Refusal invalid-fields, not-found, content-changed when it is another now
 */
export async function correctQuoteRequest(
  deps: CorrectDeps,
  by: AccountActor,
  id: string,
  typed: CorrectedRequest,
  insteadOf: CorrectedRequest,
) {
  await deps.db.transaction().execute(async trx => {
    const before = await lockQuoteRequest(trx, id)
    if (!before || before.purged_at) throw new Refusal('not-found')
    const after = checked(before, typed)
    if (CORRECTED_FIELDS.every(field => before[field] === after[field])) return
    refuseOvertaken(before, insteadOf, 'cette demande')
    const moved = !isSameAddress(before.email, after.email)
    await updateQuoteRequest(trx, id, {
      ...tableOf(CORRECTED_FIELDS, field => after[field]),
      phone_number: phoneFacts(after.phone, after.country).number,
      ...(moved && { proven_at: null }),
      ...(moved && deps.mailer.leaves && { holder_id: randomId() }),
    })
    if (before.account_id) await tell(trx, deps, after, moved)
    else if (moved) await askForProof(trx, deps, by, after)
    else if (before.state === 'open' || before.state === 'to-check')
      await judgeByRules(trx, deps, id, before.proven_at !== null)
    await noteEvent(trx, by, deps.clock(), { type: 'quote-request-corrected', data: { quote_request: id } })
  })
}

/** @throws Refusal invalid-fields */
function checked(before: StoredQuoteRequest, typed: CorrectedRequest): StoredQuoteRequest {
  const after = cleanQuoteRequest({ ...before, ...typed })
  const errors = quoteRequestErrors(after, CONSENT.version)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  if (before.account_id && areaOf(after) !== areaOf(before)) throw wrongField('postal_code', SOLD_THERE)
  return after
}

const SOLD_THERE = 'Un client a payé cette demande pour son département\u00a0: le code postal doit y rester.'

/** The buyer of the correction, and at another address the asker of who has his request. */
async function tell(
  trx: Db,
  deps: CorrectDeps,
  { id, email, account_id, withdrawn_at }: StoredQuoteRequest,
  moved: boolean,
) {
  const client = account_id && !withdrawn_at ? await findLeadAccount(trx, account_id) : undefined
  if (!client) return
  const about = { quote_request_id: id }
  await queueEmail(trx, deps, { kind: 'quote-request-corrected', recipient: client.email, ...about })
  if (moved && deps.mailer.leaves)
    await queueEmail(trx, deps, { kind: 'quote-request-unlocked', recipient: email, ...about })
}

/** As of a new request: the code goes to the new address alone. */
async function askForProof(
  trx: Db,
  deps: CorrectDeps,
  by: AccountActor,
  { id, email, state, suspicion }: StoredQuoteRequest,
) {
  if (state === 'withdrawn' || state === 'refused' || suspicion) return
  if (!deps.mailer.leaves) return qualifiedChange(trx, deps, id, false)
  await updateQuoteRequest(trx, id, {
    ...{ state: 'unproven', offered_at: null },
    ...{ checks: '[]', shown_project: null, qualifier: null },
  })
  await queueEmail(trx, deps, {
    ...{ kind: 'quote-request-code', recipient: email, quote_request_id: id, by },
  })
}
