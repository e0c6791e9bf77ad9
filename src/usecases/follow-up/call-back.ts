import { callBackSlots } from '~/domain/dossier/call-back-slots'
import { USUAL_HOURS } from '~/domain/eligibility/answer-clock'
import { found } from '~/domain/found'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { findDossier, type HolderKey, noteInDossier } from '~/store/dossiers/dossiers'
import { dropQueued, lastThatLeft } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'

type CallBackDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>

/** The hours at which the team can call, from now on. */
export const slotsOf = ({ clock, agency }: Pick<Deps, 'clock' | 'agency'>) =>
  callBackSlots(clock(), agency.working_hours ?? USUAL_HOURS)

/** The hours that can be asked for, and the one that was. @throws Refusal not-found */
export async function readCallBack(deps: CallBackDeps, key: HolderKey) {
  const dossier = found(await findDossier(deps.db, key))
  return {
    slots: slotsOf(deps),
    asked: dossier.call_back_at,
  }
}

/** « Être rappelé » at one of the offered hours: work for the team, and an e-mail. @throws Refusal not-found, invalid-fields */
export async function askCallBack(deps: CallBackDeps, by: ClientActor, key: HolderKey, at: string) {
  const slot = slotsOf(deps).find(offered => offered.toISOString() === at)
  if (!slot) throw wrongField('at', 'Cette heure n’est plus libre\u00a0: choisissez-en une autre.')
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    if (dossier.call_back_at?.getTime() === slot.getTime()) return
    await noteInDossier(trx, dossier, { call_back_at: slot, last_activity_at: deps.clock() })
    await mailTeam(trx, deps, by, { id, at })
    await appendEvent(trx, { dossier_id: id, type: 'call-back-asked', at: deps.clock(), by })
  })
  return readCallBack(deps, key)
}

/** Another hour so soon after a message about one waits so long from it, in place of one that waits: who asks all day mails little. */
const TOGETHER_MS = 10 * 60_000

async function mailTeam(trx: Db, deps: CallBackDeps, by: ClientActor, asked: { id: string; at: string }) {
  const { id, at } = asked
  const kind = 'agency-call-back' as const
  const [now, left] = [deps.clock(), await lastThatLeft(trx, id, kind)]
  const due = new Date((left?.getTime() ?? 0) + TOGETHER_MS)
  await dropQueued(trx, id, kind)
  await queueEmail(trx, deps, {
    ...{ kind, recipient: deps.agency.email, dossier_id: id, data: { at }, by },
    ...(due > now && { runAt: due }),
  })
}

/** The team has called. @throws Refusal not-found */
export async function noteCalledBack({ db, clock }: DbAndClock, by: AccountActor, id: string) {
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (!dossier.call_back_at) return
    await noteInDossier(trx, dossier, { call_back_at: null })
    await appendEvent(trx, { dossier_id: id, type: 'called-back', at: clock(), by })
  })
}
