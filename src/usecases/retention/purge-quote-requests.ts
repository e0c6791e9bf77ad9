import { keptUntil, purgeDate, retentionStep } from '~/domain/dossier/retention'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { quoteRequestsIdleSince } from '~/store/dossiers/retention'
import { noteRetention } from '~/store/dossiers/retention-notices'
import { emailsOfQuoteRequest } from '~/store/emails/emails'
import { scrubQuoteRequestEvents } from '~/store/events/scrub-events'
import { removeJob } from '~/store/jobs/jobs'
import { eraseAsker } from '~/store/quote-requests/erase-asker'
import { lockQuoteRequest, type StoredQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { pages, retentionMonths, unprovenBefore } from '../ground/retention-round'
import { queueEmail } from '../outbox/queue-email'
import { noticeHasRun } from './notice-accepted'

/** What it needs of the outside. */
type PurgeQuoteRequestsDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'clock' | 'agency' | 'publicUrl'
>

/**
 * The same as for registrations, for those who ask for quotes. Of a request that was paid for the figure stays, and
 * what both sides agreed to; its person, its text and its messages go.
 */
export async function purgeQuoteRequests(deps: PurgeQuoteRequestsDeps) {
  const months = await retentionMonths(deps)
  const now = deps.clock()
  const before = unprovenBefore(now)
  for await (const request of pages(after => quoteRequestsIdleSince(deps.db, before, after))) {
    const step = stepOf(request, months, now)
    if (step === 'notify') await announce(deps, request.id, months)
    if (step === 'purge' && (isQuiet(request) || (await hasNoticeRun(deps, request, months))))
      await purge(deps, request.id, months)
  }
}

/** An address that proved nothing belongs to somebody who perhaps never wrote: it goes without a message. */
const isQuiet = ({ suspicion, proven_at }: StoredQuoteRequest) => suspicion !== null || proven_at === null

function stepOf(request: StoredQuoteRequest, months: number, now: Date) {
  if (!isQuiet(request)) return retentionStep(kept(request), months, now)
  return now >= keptUntil(kept(request), months) ? 'purge' : 'keep'
}

const hasNoticeRun = (
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  request: StoredQuoteRequest,
  months: number,
) =>
  noticeHasRun(
    deps,
    {
      table: 'quote_requests',
      id: request.id,
      company_name: 'Une demande de devis',
      toldAt: request.retention_told_at,
    },
    kept(request),
    months,
  )

const kept = ({ state, suspicion, retention_notice_at, ...dates }: StoredQuoteRequest) => ({
  lastActivity: dates.withdrawn_at ?? dates.unlocked_at ?? dates.offered_at ?? dates.created_at,
  noticeAt: retention_notice_at,
  extendedUntil: null,
  unproven: state === 'unproven' && suspicion === null,
})

async function announce(deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>, id: string, months: number) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = await lockQuoteRequest(trx, id)
    if (!request || stepOf(request, months, now) !== 'notify') return
    await noteRetention(trx, 'quote_requests', id, now)
    await queueEmail(trx, deps, {
      kind: 'quote-request-retention-notice',
      recipient: request.email,
      quote_request_id: id,
      by: CLOCK,
      data: { purge_at: purgeDate(kept(request), months, now).toISOString() },
    })
  })
}

async function purge(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>,
  id: string,
  months: number,
) {
  const now = deps.clock()
  const message_ids = await deps.db.transaction().execute(async trx => {
    const request = await lockQuoteRequest(trx, id)
    if (!request || request.purged_at || stepOf(request, months, now) !== 'purge') return []
    return eraseRequest(trx, request, now)
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
}

/** Takes the person out of a request, and the request with it where nobody paid. @returns the messages that go */
export async function eraseRequest(trx: Db, { id, account_id }: StoredQuoteRequest, now: Date) {
  const emails = await emailsOfQuoteRequest(trx, id)
  for (const email of emails) await removeJob(trx, `email:${email.id}`)
  await scrubQuoteRequestEvents(trx, id)
  await eraseAsker(trx, id, account_id === null, now)
  await insertErasure(trx, { dossier_id: id, erased_at: now, motive: 'échéance' })
  return emails.map(({ message_id }) => message_id)
}
