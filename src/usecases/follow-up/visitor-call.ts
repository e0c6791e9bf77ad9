import { trimVisitorCall, type VisitorCall, visitorCallErrors } from '~/domain/dossier/visitor-call'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { spendBudget } from '~/store/access/budgets'
import { appendEvent } from '~/store/events'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { slotsOf } from './call-back'

type VisitorCallDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl' | 'rateLimits'>

/** The hours at which somebody of agency.json's `people` calls; none where nobody is named. */
export const readCallHours = async (deps: VisitorCallDeps) => ({
  slots: deps.agency.people?.length ? slotsOf(deps).map(slot => slot.toISOString()) : [],
})

/**
 * « Être rappelé » of who has no dossier yet: an e-mail to the team, which is forgotten after 30 days. What a machine
 * filled mails nobody.
 * @param trap what the field that people do not see holds
 * @throws Refusal not-found, invalid-fields, too-many-requests
 */
export async function askVisitorCall(
  deps: VisitorCallDeps,
  by: ClientActor,
  { trap, ...asked }: VisitorCall & { trap: string },
) {
  if (!deps.agency.people?.length) throw new Refusal('not-found')
  const call = trimVisitorCall(asked)
  const errors = visitorCallErrors(call, slotsOf(deps))
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const [at, now] = [call.at, deps.clock()]
  if (trap !== '') return { at }
  await deps.db.transaction().execute(async trx => {
    const spent = await spendBudget(trx, 'visitor-calls', { key: 'team', network: null }, now)
    if (deps.rateLimits && !spent.within)
      throw new Refusal('too-many-requests', { retryAfter: spent.retryAfter })
    await queueEmail(trx, deps, { kind: 'agency-visitor-call', recipient: deps.agency.email, data: call })
    await appendEvent(trx, { dossier_id: null, type: 'visitor-call-asked', at: now, by })
  })
  return { at }
}
