import { isDeepStrictEqual } from 'node:util'
import type { AccountActor } from '~/domain/journal/actor'
import { insertNote, lastNoteOf } from '~/store/dossiers/notes'
import type { DbAndClock } from '../ground/deps'
import { workDossier } from './work-dossier'

/** Writes a note that the team alone reads; the last one again is no second. @throws Refusal not-found */
export const noteOnDossier = (deps: DbAndClock, by: AccountActor, id: string, text: string) =>
  workDossier(deps, by, id, async (trx, _, now) => {
    const note = { account_id: by.id, text: text.trim() }
    if (isDeepStrictEqual(await lastNoteOf(trx, id), note)) return null
    await insertNote(trx, { dossier_id: id, ...note, at: now })
    return { type: 'note-written' }
  })
