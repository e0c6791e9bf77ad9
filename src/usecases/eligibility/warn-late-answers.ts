import { USUAL_HOURS, warnAt } from '~/domain/eligibility/answer-clock'
import { CLOCK } from '~/domain/journal/actor'
import { lockDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { unansweredDossiers } from '~/store/dossiers/unanswered-dossiers'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { eachAlone } from '../ground/each-alone'
import { queueToAgency } from '../outbox/queue-email'

/** Tells the team, before it is late, of each answer that is due; once for each dossier. */
export async function warnLateAnswers(deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>) {
  const now = deps.clock()
  const hours = deps.agency.working_hours ?? USUAL_HOURS
  await eachAlone(await unansweredDossiers(deps.db), async ({ id, answer_asked_at }) => {
    if (!answer_asked_at || now < warnAt(answer_asked_at, hours)) return
    await deps.db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, id)
      if (!dossier || dossier.answer_warned_at || dossier.eligibility_answered_at) return
      await noteInDossier(trx, dossier, { answer_warned_at: now })
      await queueToAgency(trx, deps, { kind: 'agency-answer-due', dossier_id: id, by: CLOCK })
      await appendEvent(trx, { dossier_id: id, type: 'answer-due-told', at: now, by: CLOCK })
    })
  })
}
