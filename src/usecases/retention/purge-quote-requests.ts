import { keptUntil } from '~/domain/dossier/retention'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { emailsOfQuoteRequest } from '~/store/emails/emails'
import { scrubQuoteRequestEvents } from '~/store/events/scrub-events'
import { removeJob } from '~/store/jobs/jobs'
import { eraseAsker } from '~/store/quote-requests/erase-asker'
import { lockQuoteRequest, type StoredQuoteRequest } from '~/store/quote-requests/quote-requests'
import { quoteRequestsIdleSince } from '~/store/retention/idle-rows'
import { unprovenBefore } from '../ground/idle-before'
import type { Motive } from './erasure/remove-dossier'
import { type PurgeDeps, purgeIdle } from './purge-idle'

/**
 * The same as for registrations, for those who ask for quotes. Of a request that was paid for the figure stays, and
 * what both sides agreed to; its person, its text and its messages go.
 */
export const purgeQuoteRequests = (deps: PurgeDeps) =>
  purgeIdle<StoredQuoteRequest>(deps, {
    table: 'quote_requests',
    since: (db, now, _months, after) => quoteRequestsIdleSince(db, unprovenBefore(now), after),
    async lock(trx, id) {
      const request = await lockQuoteRequest(trx, id)
      return request?.purged_at ? undefined : request
    },
    kept,
    // An address that proved nothing belongs to somebody who perhaps never wrote.
    quietEnd: (request, months) =>
      request.suspicion !== null || request.proven_at === null ? keptUntil(kept(request), months) : null,
    nameOf: () => 'Une demande de devis',
    notice: ({ id, email }, purge_at) => ({
      kind: 'quote-request-retention-notice',
      recipient: email,
      quote_request_id: id,
      data: { purge_at },
    }),
    erase: (trx, request, now) => eraseRequest(trx, request, now),
  })

const kept = ({ state, suspicion, retention_notice_at, ...dates }: StoredQuoteRequest) => ({
  lastActivity: dates.withdrawn_at ?? dates.unlocked_at ?? dates.offered_at ?? dates.created_at,
  noticeAt: retention_notice_at,
  extendedUntil: null,
  unproven: state === 'unproven' && suspicion === null,
})

/** Takes the person out of a request, and the request with it where nobody paid. @returns the messages that go */
export async function eraseRequest(
  trx: Db,
  { id, account_id }: StoredQuoteRequest,
  now: Date,
  motive: Motive = 'échéance',
) {
  const emails = await emailsOfQuoteRequest(trx, id)
  for (const email of emails) await removeJob(trx, `email:${email.id}`)
  await scrubQuoteRequestEvents(trx, id)
  await eraseAsker(trx, id, account_id === null, now)
  await insertErasure(trx, { dossier_id: id, erased_at: now, motive })
  return emails.map(({ message_id }) => message_id)
}
