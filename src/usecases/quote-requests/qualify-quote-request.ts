import { maskProject } from '~/domain/quote-requests/masking/mask-project'
import { passesAll, qualify } from '~/domain/quote-requests/qualification'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { askedBefore, lockQuoteRequest, updateQuoteRequest } from '~/store/quote-requests'
import { phoneFacts } from './phone-facts'

/**
 * Applies the rules to a request whose address is proven, or cannot be: it is offered to clients, or waits for
 * a person of the team. What clients will read of its text is worked out once, here.
 */
export async function qualifiedChange(trx: Db, id: string, proven: boolean, now: Date) {
  const request = await lockQuoteRequest(trx, id)
  if (!request) throw new Refusal('not-found')
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
}
