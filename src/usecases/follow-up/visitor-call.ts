import { randomId } from '~/domain/access/random-id'
import { trimVisitorCall, type VisitorCall, visitorCallErrors } from '~/domain/dossier/visitor-call'
import type { ClientActor, Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { spendBudget } from '~/store/access/budgets'
import { findEmail } from '~/store/emails/emails'
import { holdEmail } from '~/store/emails/held-emails'
import { visitorCallLike } from '~/store/emails/visitor-calls'
import { noteEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { spenderOf } from '../ground/keep-within-budget'
import { queueEmail } from '../outbox/queue-email'
import { slotsOf } from './call-back'

type VisitorCallDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl' | 'rateLimits'>

/** The hours at which somebody of agency.json's `people` calls; none where nobody is named. */
export const readCallHours = async (deps: VisitorCallDeps) => ({
  slots: deps.agency.people?.length ? slotsOf(deps) : [],
})

/**
 * « Être rappelé » of who has no dossier yet: an e-mail to the team, which is forgotten after 30 days. The same wish
 * sent again is the same; beyond what a mailbox can bear a wish stands in the administration's list alone. What a
 * machine filled is not kept.
 * @param trap what the field that people do not see holds
 * @returns the id by which the wish is confirmed
 * @throws Refusal not-found, invalid-fields
 */
export async function askVisitorCall(
  deps: VisitorCallDeps,
  by: ClientActor & Origin,
  { trap, ...asked }: VisitorCall & { trap: string },
) {
  if (!deps.agency.people?.length) throw new Refusal('not-found')
  const call = trimVisitorCall(asked)
  const errors = visitorCallErrors(call, slotsOf(deps))
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  if (trap !== '') return { id: randomId(), at: call.at }
  const id = await deps.db.transaction().execute(async trx => {
    const now = deps.clock()
    // It also makes the second press of a double one wait for the first.
    const { within } = await spendBudget(trx, 'visitor-call-mail', spenderOf(by.ip), now)
    const known = await visitorCallLike(trx, call)
    if (known) return known
    const message = { kind: 'agency-visitor-call', recipient: deps.agency.email, data: call, by } as const
    const id = await queueEmail(trx, deps, message)
    if (deps.rateLimits && !within) await holdEmail(trx, id)
    await noteEvent(trx, by, now, { type: 'visitor-call-asked' })
    return id
  })
  return { id, at: call.at }
}

/** The hour of a wish that is kept; nobody learns more of it from its id. @throws Refusal not-found */
export async function readVisitorCall({ db }: Pick<Deps, 'db'>, id: string) {
  const email = await findEmail(db, id)
  if (email?.kind !== 'agency-visitor-call') throw new Refusal('not-found')
  return { at: String(email.data.at) }
}
