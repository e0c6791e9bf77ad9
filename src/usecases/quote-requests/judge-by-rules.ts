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
 * Keeps what the rules find of a request, and what clients read of its text, which a program is asked about where it is new.
 * @returns whether it passes them all
 * @throws Refusal not-found
 */
export async function judgeByRules(
  trx: Db,
  { qualifier }: Pick<Deps, 'qualifier'>,
  id: string,
  proven: boolean,
): Promise<boolean> {
  const request = found(await lockQuoteRequest(trx, id))
  const { reachable, zone } = phoneFacts(request.phone, request.country)
  const duplicate = await askedBefore(trx, request)
  const checks = qualify(request, { proven, reachable, phone_zone: zone, duplicate })
  const shown_project = maskProject(request.project, request)
  const isNew = shown_project !== request.shown_project
  await updateQuoteRequest(trx, id, {
    ...{ checks: JSON.stringify(checks), shown_project },
    ...(isNew && { qualifier: null }),
  })
  if (qualifier && isNew)
    await addJob(
      trx,
      'read-request-text',
      { quote_request_id: id },
      { key: `request-text:${id}`, maxAttempts: TRIES, rank: BEHIND_DOSSIERS },
    )
  return passesAll(checks)
}
