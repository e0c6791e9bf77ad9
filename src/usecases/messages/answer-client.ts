import type { AccountActor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import { threadOf } from '~/store/dossiers/message-thread'
import { noteClientAnswered } from '~/store/dossiers/messages'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>

/**
 * The team's word to a client: by e-mail, and kept on his page; what he wrote counts as answered. The same word again
 * is no second message. @throws Refusal not-found
 */
export const writeToClient = (deps: AnswerDeps, by: AccountActor, id: string, note: string) =>
  answering(deps, id, async (trx, dossier, now) => {
    const last = (await threadOf(trx, id)).at(-1)
    if (last?.from === 'team' && last.text === note) return
    await noteClientAnswered(trx, dossier, now)
    await appendEvent(trx, { dossier_id: id, type: 'team-wrote', at: now, by, data: { note } })
    await queueEmail(trx, deps, {
      kind: 'team-wrote',
      recipient: dossier.email,
      dossier_id: id,
      data: { text: note },
      by,
    })
  })

/** What a client wrote needs no answer, or had one by telephone. @throws Refusal not-found */
export const settleMessages = (deps: AnswerDeps, by: AccountActor, id: string) =>
  answering(deps, id, async (trx, dossier, now) => {
    if (!dossier.client_waits_since) return
    await noteClientAnswered(trx, dossier)
    await appendEvent(trx, { dossier_id: id, type: 'messages-settled', at: now, by })
  })

async function answering(
  { db, clock }: AnswerDeps,
  id: string,
  answer: (trx: Db, dossier: LockedDossier, now: Date) => Promise<void>,
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    await answer(trx, dossier, now)
  })
}
