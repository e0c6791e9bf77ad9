import { isDeepStrictEqual } from 'node:util'
import type { EligibilityAnswer } from '~/domain/dossier/eligibility-answer'
import type { AccountActor } from '~/domain/journal/actor'
import { updateDossier } from '~/store/dossiers/dossiers'
import type { DbAndClock, Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { queueEmail } from '../outbox/queue-email'
import { workDossier } from './work-dossier'

/**
 * Answers a new dossier whether it is likely to be eligible, by e-mail and on its page; a second answer takes
 * the place of the first, and the same again is none.
 * @throws Refusal not-found, transition-forbidden
 */
export const answerEligibility = (
  deps: DbAndClock & Pick<Deps, 'publicUrl'>,
  by: AccountActor,
  id: string,
  { answer, sentence }: { answer: EligibilityAnswer; sentence: string },
) =>
  workDossier(deps, by, id, async (trx, dossier, now) => {
    if (dossier.status !== 'Nouveau') throw await dossierChanged(trx, dossier, 'transition-forbidden')
    const said = { eligibility_answer: answer, eligibility_sentence: sentence.trim() }
    if (isDeepStrictEqual({ ...dossier, ...said }, dossier)) return null
    await updateDossier(trx, dossier, { ...said, eligibility_answered_at: now }, now)
    await queueEmail(trx, deps, {
      kind: 'eligibility-answered',
      recipient: dossier.email,
      dossier_id: id,
      data: { answer, sentence: said.eligibility_sentence },
      by,
    })
    return { type: 'eligibility-answered', data: { answer, note: sentence.trim() } }
  })
