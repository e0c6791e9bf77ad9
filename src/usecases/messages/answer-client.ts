import type { AccountActor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { noteClientAnswered } from '~/store/dossiers/client-waits'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'
import { refuseOpenWords } from '../ready-answers/refuse-open-words'
import { attachFiles, isSaid, type NewMessage, noteOf } from './new-message'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>

/**
 * The team's word to a client, with files that wait on his page: by e-mail, and kept there; what he wrote counts as answered.
 * The same word again is no second message. @throws Refusal not-found, invalid-fields where nothing is written, a ready
 * answer still holds a word to fill in, or a file is gone
 */
export const writeToClient = (deps: AnswerDeps, by: AccountActor, id: string, written: NewMessage) =>
  answering(deps, id, async (trx, dossier, now) => {
    const note = noteOf(written)
    refuseOpenWords(written.text)
    if (await isSaid(trx, id, 'team', written)) return
    const files = await attachFiles(trx, written, { dossier_id: id, side: 'team', written_at: now })
    await noteClientAnswered(trx, dossier, now)
    await appendEvent(trx, {
      ...{ dossier_id: id, type: 'team-wrote', at: now, by },
      data: { note, ...(files.length > 0 && { files: files.length }) },
    })
    await queueEmail(trx, deps, {
      kind: 'team-wrote',
      recipient: dossier.email,
      dossier_id: id,
      data: { text: written.text, files: files.map(({ filename }) => filename) },
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
