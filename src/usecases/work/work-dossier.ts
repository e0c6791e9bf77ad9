import { isDeepStrictEqual } from 'node:util'
import { DOCUMENT_CHECKS } from '~/domain/dossier/document-checks'
import type { EligibilityAnswer } from '~/domain/dossier/eligibility-answer'
import type { AccountActor } from '~/domain/journal/actor'
import type { JournalEvent } from '~/domain/journal/event'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { type LockedDossier, noteInDossier, updateDossier } from '~/store/dossiers/dossiers'
import { insertNote, lastNoteOf } from '~/store/dossiers/notes'
import { appendEvent } from '~/store/events/events'
import { documentsOf, type StoredDocument } from '~/store/pieces/documents'
import type { DbAndClock, Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'

type Line = JournalEvent<'dossier-assigned' | 'note-written' | 'pieces-checked' | 'eligibility-answered'>

/** Gives a dossier to an account, or to nobody; to who has it already is no line. @throws Refusal not-found */
export const assignDossier = (deps: DbAndClock, by: AccountActor, id: string, account: string | null) =>
  work(deps, by, id, async (trx, dossier) => {
    const to = account === null ? null : await findAccount(trx, account)
    if (to === undefined) throw new Refusal('not-found')
    if (dossier.assignee_id === account) return null
    await noteInDossier(trx, dossier, { assignee_id: account })
    return { type: 'dossier-assigned', data: { name: to?.name ?? null } }
  })

/** Writes a note that the team alone reads; the last one again is no second. @throws Refusal not-found */
export const noteOnDossier = (deps: DbAndClock, by: AccountActor, id: string, text: string) =>
  work(deps, by, id, async (trx, _, now) => {
    const note = { account_id: by.id, text: text.trim() }
    if (isDeepStrictEqual(await lastNoteOf(trx, id), note)) return null
    await insertNote(trx, { dossier_id: id, ...note, at: now })
    return { type: 'note-written' }
  })

const isLeft = ({ document_type, checked }: StoredDocument) =>
  DOCUMENT_CHECKS[document_type].some(({ id }) => !checked.includes(id))

/**
 * Says that every piece was looked at and holds, each line of it ticked; a new piece takes it back.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, checks-left
 */
export const markPiecesChecked = (deps: DbAndClock, by: AccountActor, id: string, version: number) =>
  work(deps, by, id, async (trx, dossier, now) => {
    if (dossier.version !== version) throw new Refusal('dossier-changed')
    if (dossier.status !== 'Soumis') throw new Refusal('transition-forbidden')
    if ((await documentsOf(trx, id)).some(isLeft)) throw new Refusal('checks-left')
    await updateDossier(trx, dossier, { pieces_checked_at: now, pieces_new_at: null }, now)
    return { type: 'pieces-checked' }
  })

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
  work(deps, by, id, async (trx, dossier, now) => {
    if (dossier.status !== 'Nouveau') throw new Refusal('transition-forbidden')
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

/** One change of a dossier under its lock, with its line in the journal; null: it was so already. */
async function work(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  change: (trx: Db, dossier: LockedDossier, now: Date) => Promise<Line | null>,
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    const line = await change(trx, dossier, now)
    if (line) await appendEvent(trx, { dossier_id: id, at: now, by, ...line })
  })
}
