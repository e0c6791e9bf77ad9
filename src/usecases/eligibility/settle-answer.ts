import type { AnswerName } from '~/domain/eligibility/answers'
import type { AccountActor } from '~/domain/journal/actor'
import { noteInDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'

/**
 * Notes that what the visitor did not know was verified with him, or takes that back; said twice, it is one line.
 * @throws Refusal not-found
 */
export async function settleAnswer(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  { question, settled }: { question: AnswerName; settled: boolean },
) {
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (dossier.answers_settled.includes(question) === settled) return
    const others = dossier.answers_settled.filter(name => name !== question)
    await noteInDossier(trx, dossier, { answers_settled: settled ? [...others, question] : others })
    const data = { question, ticked: settled }
    await appendEvent(trx, { dossier_id: id, type: 'answer-settled', at: clock(), by, data })
  })
}
