import { answerBefore } from '~/domain/eligibility/answer-clock'
import { broughtAnswers } from '~/domain/eligibility/brought-answers'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'

/**
 * A new dossier asks for the answer that is promised within 24 hours, and brings what its visitor agreed to hand
 * on from the simulator. A repeat changes nothing of a clock that runs.
 * @throws Refusal not-found, transition-forbidden
 */
export async function askEligibility(
  { db, clock }: DbAndClock,
  by: ClientActor,
  key: HolderKey,
  { asks, answers }: { asks: boolean; answers: Record<string, string> },
) {
  const now = clock()
  const brought = broughtAnswers(answers)
  return db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    if (dossier.status !== 'Nouveau') throw new Refusal('transition-forbidden')
    const event = { dossier_id: id, at: now, by }
    if (Object.keys(brought).length > 0) {
      await updateDossier(
        trx,
        dossier,
        { simulator_answers: JSON.stringify(brought), answers_settled: [] },
        now,
      )
      await appendEvent(trx, { ...event, type: 'simulator-answers-kept' })
    }
    if (asks && !dossier.answer_asked_at) {
      await updateDossier(trx, dossier, { answer_asked_at: now }, now)
      await appendEvent(trx, { ...event, type: 'answer-asked' })
    }
    const asked = dossier.answer_asked_at ?? (asks ? now : null)
    return { answer_before: asked ? answerBefore(asked) : null }
  })
}
