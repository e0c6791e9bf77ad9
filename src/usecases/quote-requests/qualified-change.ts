import { found } from '~/domain/found'
import { maskProject } from '~/domain/quote-requests/masking/mask-project'
import { passesAll, qualify } from '~/domain/quote-requests/qualify'
import type { Db } from '~/store/database/database'
import { addJob } from '~/store/jobs/jobs'
import { lockQuoteRequest, updateQuoteRequest } from '~/store/quote-requests/quote-requests'
import { askedBefore } from '~/store/quote-requests/same-asker'
import type { Deps } from '../ground/deps'
import { phoneFacts } from './phone-facts'

const TRIES = 5
/** It shares two places with dossiers on their way to a body, which go first. */
const BEHIND_DOSSIERS = 1

/**
 * Applies the rules to a request whose address is proven, or cannot be: it is offered to clients, or waits for
 * a person of the team. What clients will read of its text is worked out once, here.
 * @throws Refusal not-found
 */
export async function qualifiedChange(
  trx: Db,
  { clock, qualifier }: Pick<Deps, 'clock' | 'qualifier'>,
  id: string,
  proven: boolean,
) {
  const now = clock()
  const request = found(await lockQuoteRequest(trx, id))
  const { reachable, zone } = phoneFacts(request.phone, request.country)
  const checks = qualify(request, {
    proven,
    reachable,
    phone_zone: zone,
    duplicate: await askedBefore(trx, request),
  })
  const open = passesAll(checks)
  await updateQuoteRequest(trx, id, {
    checks: JSON.stringify(checks),
    shown_project: maskProject(request.project, request),
    state: open ? 'open' : 'to-check',
    offered_at: open ? now : null,
    ...(proven ? { proven_at: now } : {}),
  })
  if (qualifier)
    await addJob(
      trx,
      'read-request-text',
      { quote_request_id: id },
      { key: `request-text:${id}`, maxAttempts: TRIES, rank: BEHIND_DOSSIERS },
    )
}
