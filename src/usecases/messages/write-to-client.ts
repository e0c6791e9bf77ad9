import type { AccountActor } from '~/domain/journal/actor'
import { noteClientAnswered } from '~/store/dossiers/client-waits'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'
import { refuseOpenWords } from '../ready-answers/refuse-open-words'
import { attachFiles, isSaid, type NewMessage, noteOf } from './new-message'

/**
 * The team's word to a client, with files that wait on his page: by e-mail, and kept there; what he wrote counts as answered.
 * The same word again is no second message. @throws Refusal not-found, invalid-fields where nothing is written, a ready
 * answer still holds a word to fill in, or a file is gone
 */
export async function writeToClient(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  id: string,
  written: NewMessage,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
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
}
