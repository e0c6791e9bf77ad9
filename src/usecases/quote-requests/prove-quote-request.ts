import { CODE } from '~/domain/dossier/address-proof'
import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { codesAskedSince } from '~/store/dossiers/address-proof'
import { noteEvent } from '~/store/events/events'
import { lockQuoteRequestOfHolder } from '~/store/quote-requests/quote-requests'
import { tryCode } from '../address/try-code'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { qualifiedChange } from './qualified-change'

/**
 * Mails another code to the asker's address, three a day; nothing happens once it is proven, nor for what is
 * kept apart.
 * @throws Refusal not-found, too-many-codes
 */
export async function requestQuoteCode(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer'>,
  by: ClientActor,
  holderId: string,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequestOfHolder(trx, holderId))
    if (request.state !== 'unproven' || request.suspicion || !deps.mailer.leaves) return
    const about = { quote_request_id: request.id }
    const asked = await codesAskedSince(trx, about, new Date(now.getTime() - DAY_MS))
    if (asked >= CODE.a_day) throw new Refusal('too-many-codes')
    await queueEmail(trx, deps, { kind: 'quote-request-code', recipient: request.email, by, ...about })
  })
}

/**
 * Proves the asker's address by the newest code mailed to it: the request is then qualified by rules and, where
 * it passes, offered. A repeat changes nothing.
 * @throws Refusal not-found, wrong-address-code, address-code-over
 */
export async function proveQuoteRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'qualifier' | 'audience'>,
  by: ClientActor,
  holderId: string,
  code: string,
) {
  const now = deps.clock()
  let isFirst = false
  const refused = await deps.db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequestOfHolder(trx, holderId))
    if (request.state !== 'unproven') return null
    const { id, email } = request
    const wrong = await tryCode(trx, { quote_request_id: id }, { email, code }, now)
    if (wrong) return wrong
    await qualifiedChange(trx, deps, id, true)
    isFirst = true
    await noteEvent(trx, by, now, { type: 'quote-request-proven', data: { quote_request: id } })
    return null
  })
  // Thrown outside, so that the try stays counted.
  if (refused) throw new Refusal(refused)
  if (isFirst) deps.audience.countAct(by, 'quote-request', 'proven')
}
